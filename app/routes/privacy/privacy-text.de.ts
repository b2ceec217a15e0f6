import { facts, list, mail, phone, text, type WriteLegalText } from '#app/components/legal/legal-text.ts';

export const germanPrivacyText: WriteLegalText = (operator) => ({
  lead: 'Du kannst hier alles lesen, ohne etwas über dich zu sagen. Was wir trotzdem verarbeiten, warum und wie lange, steht auf dieser Seite.',
  sections: [
    {
      id: 'verantwortlich',
      title: 'Verantwortlich',
      blocks: [
        text('Verantwortlich für die Verarbeitung im Sinne der Datenschutz-Grundverordnung (DSGVO) ist:'),
        facts(
          ['Name', operator.name],
          ['Anschrift', operator.address],
          ['Telefon', phone(operator.phone)],
          ['E-Mail', mail(operator.email)],
          ['Datenschutzbeauftragte Person', mail(operator.dataProtectionOfficer)],
        ),
        text('Alle weiteren Angaben stehen im [Impressum](/impressum).'),
      ],
    },
    {
      id: 'automatisch',
      title: 'Daten, die automatisch anfallen',
      blocks: [
        text(
          'Wenn dein Gerät eine Seite abruft, überträgt es technisch notwendige Angaben. Wir brauchen sie, um die Seite auszuliefern und Störungen und Angriffe zu erkennen (Art. 6 Abs. 1 Buchst. f DSGVO):',
        ),
        list(
          'die IP-Adresse, solange die Antwort unterwegs ist; wenn du mitmachst, und bei Fehlversuchen an geschützten Formularen zählen wir sie höchstens 70 Minuten lang mit (bei Umfragen siehe auch „Umfrage-Cookie“),',
          'Datum und Uhrzeit, die Adresse der Seite ohne Suchbegriffe und Schlüssel, das Ergebnis und die Dauer des Abrufs,',
          'Angaben zu Browser und bevorzugter Sprache, um die Seite passend zu zeigen.',
        ),
        text(
          'Unser Protokoll enthält keine IP-Adressen und keine Suchbegriffe. Für die Bedienung merkt sich dein Browser, was du selbst eingestellt hast:',
        ),
        {
          kind: 'table',
          caption: 'Notwendige Cookies',
          head: ['Name', 'Zweck', 'Dauer'],
          rows: [
            ['lang', 'gewählte Sprache', 'höchstens 1 Jahr'],
            ['text', 'Nur-Text-Ansicht', 'höchstens 1 Jahr'],
            ['dark', 'dunkle Darstellung', 'höchstens 1 Jahr'],
            ['channel, app, login', 'wo du die Seite geöffnet hast, zum Beispiel in der App', 'Besuch'],
            [
              'sent',
              'Prüfsummen abgeschickter Formulare, damit nichts doppelt zählt und nichts verloren geht; unsere Server merken sie sich einen Tag',
              'Besuch',
            ],
            [
              'browser',
              'eine zufällige Nummer, damit jeder einmal abstimmt und zieht und niemand warten muss, weil andere im selben Netz mitmachen; wird erst gesetzt, wenn du mitmachst',
              '30 Tage',
            ],
            [
              'draw',
              'was du bei einer Ziehung gewonnen hast, verschlüsselt; wird erst gesetzt, wenn du gewinnst',
              '26 Stunden',
            ],
            ['end-…', 'wann deine Zeit nach einem Gewinn endet (kein Cookie: Speicher des Tabs)', 'Besuch'],
            [
              'voucher_…',
              'verschlüsseltes Passwort des Personals für eine Gutschein-Aktion, nur unter /qr',
              '1 Tag',
            ],
          ],
        },
        text(
          'Damit du im Tunnel weiterlesen kannst, speichert dein Browser Seiten und Bilder, die du geöffnet hast, und die ersten Beiträge der Startseite: höchstens 15 MB, nur auf deinem Gerät; was älter als 30 Tage ist, löscht dein nächster Besuch. Formulare mit deinen Angaben, Gutscheine und Suchen sind nicht dabei. Sendest du im Tunnel ein Formular ab, wartet es auf deinem Gerät, bis du wieder Empfang hast, höchstens drei Tage; „Nicht senden“ löscht es sofort. Was nicht gesendet oder nicht angenommen wurde, kannst du noch ansehen und ändern; sechs Tage nach dem Absenden löscht es dein nächster Besuch, spätestens der nächste mit Bildern. Von einem angenommenen Formular bleibt nur das Ergebnis, bis du es ansiehst. Beides ist für das Lesen und Mitmachen ohne Verbindung nötig (§ 25 Abs. 2 Nr. 2 TDDDG); über die Einstellungen deines Browsers kannst du es jederzeit löschen.',
        ),
        text(
          'Videos von YouTube und Live-Inhalte anderer Anbieter werden erst geladen, wenn du darauf tippst; vorher erfahren diese Anbieter nicht, dass du die Seite liest. Tippst du darauf, erfährt der Anbieter deine IP-Adresse und kann Cookies setzen. Auch Filme und Tonaufnahmen können auf anderen Servern liegen; sie werden erst geladen, wenn du sie startest. Bilder können auf anderen Servern liegen: Dein Browser lädt sie mit der Seite, und wer den Server betreibt, erfährt deine IP-Adresse und dass du bei uns liest.',
        ),
      ],
    },
    {
      id: 'freiwillig',
      title: 'Daten, die du uns freiwillig gibst',
      blocks: [
        text(
          'Gewinnspiele und Mitmachaktionen: Zum Mitmachen brauchen wir Vor- und Nachname, Telefonnummer und E-Mail-Adresse, je nach Aktion auch Anschrift, Text, Bilder, Ton oder Video. Pflichtfelder sind mit einem Stern gekennzeichnet. Wir nutzen die Angaben, um die Aktion durchzuführen, Gewinne zuzustellen und dich dazu zu erreichen (Art. 6 Abs. 1 Buchst. b DSGVO); wo wir um eine Einwilligung bitten, gilt diese (Buchst. a), und du kannst sie jederzeit widerrufen. Aus Bildern, Videos und Tonaufnahmen entfernen wir beim Hochladen alle Angaben zu Ort, Gerät und Person, die dein Gerät darin abgelegt hat (zum Beispiel GPS-Koordinaten, Kameramodell, Aufnahmezeit, Namen und Titel); was zu sehen und zu hören ist, bleibt unverändert. Können wir solche Angaben aus einer Datei nicht entfernen, nehmen wir die Datei nicht an und sagen dir das.',
        ),
        text(
          'Bestätigung per E-Mail: Manche Aktionen bitten dich, deine Adresse über einen Link zu bestätigen. Der Link gilt 48 Stunden. Dateien zu einem Formular, das du nicht abschickst, löschen wir 30 Minuten, nachdem die letzte angekommen ist oder du seine Seite verlassen hast, spätestens nach acht Stunden.',
        ),
        text(
          'Deals: Wenn du dir einen Deal sicherst, zählen wir das ohne Namen. Erst die E-Mail, die du danach selbst abschickst, enthält deine Adresse; sie geht an den Anbieter des Deals.',
        ),
        text(
          'Kontakt per E-Mail: Schreibst du uns, verarbeiten wir deine Adresse und deine Nachricht, um zu antworten (Art. 6 Abs. 1 Buchst. b und f DSGVO).',
        ),
        text(
          `Wir löschen diese Daten, sobald die Aktion abgewickelt oder dein Anliegen erledigt ist${operator.retainDays ? `, Daten zu einer Aktion spätestens ${operator.retainDays === '1' ? 'einen Tag' : `${operator.retainDays} Tage`} nach dem Ende der Aktion${Number(operator.retainDays) < 30 ? ' (nicht gesendete E-Mails nach 30 Tagen)' : ''} und in Sicherungskopien höchstens ebenso lange danach` : ''}. Nur was wir gesetzlich aufbewahren müssen, bleibt länger: 6 Jahre für Geschäftsbriefe (§ 257 HGB) und 10 Jahre für Buchungsunterlagen (§ 147 AO). So lange ist es für andere Zwecke gesperrt.`,
        ),
        text(
          'Ziehungen: Ziehst du bei einer Aktion, halten wir mit dem Zeitpunkt und einer Prüfsumme der Nummer deines Browsers fest, ob du gewonnen hast: Nieten 30 Tage lang, Gewinne dauerhaft, damit kein Gewinn doppelt vergeben wird.',
        ),
      ],
    },
    {
      id: 'hosting',
      title: 'Hosting-Anbieter',
      blocks: operator.hosting
        ? [
            text(
              'Diese Seiten liegen auf Servern eines Dienstleisters, der die Daten in unserem Auftrag und nach unserer Weisung verarbeitet (Art. 28 DSGVO):',
            ),
            facts(['Anbieter', operator.hosting]),
          ]
        : [],
    },
    {
      id: 'webanalyse',
      title: 'Webanalyse',
      blocks: [
        text(
          operator.analytics
            ? `Wenn du zustimmst, zählen wir mit Matomo auf ${operator.analytics}, welche Seiten wie lange gelesen und welche Knöpfe benutzt werden und von welcher Seite du kommst; dabei erfährt dieser Server deine IP-Adresse und Angaben zu Gerät und Browser. Wir wollen damit das Angebot besser machen (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG). Ohne deine Zustimmung wird nichts davon geladen. Dieselbe Zustimmung brauchen wir, wenn du in Umfragen abstimmst.`
            : 'Zurzeit zählen wir nicht, welche Seiten du liest. Wenn wir damit beginnen, dann mit Matomo, nur mit deiner Zustimmung und mit den Cookies dieser Tabelle. Schon jetzt brauchen wir deine Zustimmung, wenn du in Umfragen abstimmst (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG).',
        ),
        {
          kind: 'table',
          caption: 'Cookies der Webanalyse',
          head: ['Name', 'Zweck', 'Dauer'],
          rows: [
            ['_pk_id', 'erkennt ein Gerät wieder, ohne zu wissen, wem es gehört', '13 Monate'],
            ['_pk_ses', 'fasst die Abrufe eines Besuchs zusammen', '30 Minuten'],
            ['_pk_ref', 'merkt sich, von welcher Seite der Besuch kam', '6 Monate'],
            [
              'mtm_consent',
              'merkt sich, dass du zugestimmt hast, mit einer zufälligen Nummer, deren Prüfsumme in „browser“ kommt, wenn du mitmachst',
              'unbegrenzt*',
            ],
            ['mtm_consent_removed', 'merkt sich, dass du abgelehnt hast', 'unbegrenzt*'],
          ],
        },
        text('* Alle Cookies zur Nutzung werden spätestens nach 13 Monaten gelöscht.'),
        text(
          'Du kannst deine Entscheidung jederzeit zurücknehmen. Dann löschen wir deine Zustimmung, die Cookies der Webanalyse, alle Umfrage-Cookies und den Sitzungsspeicher (in anderen Tabs und in der Nur-Text-Ansicht löscht ihn dein Browser, wenn du den Tab schließt), und du wirst neu gefragt:',
        ),
        { kind: 'reset' },
      ],
    },
    {
      id: 'umfrage',
      title: 'Umfrage-Cookie',
      blocks: [
        text(
          'Stimmst du in einer Umfrage ab, merkt sich dein Browser das in einem Cookie, damit niemand mehrmals abstimmt. Wir speichern, welche Antwort wie oft gewählt wurde, nicht wer sie gewählt hat. Aus deiner IP-Adresse berechnen wir dabei eine von 256 Gruppen und zählen die Stimmen je Gruppe, um Serien aus einem Netz zu erkennen; die IP-Adresse selbst speichern wir nicht. Die Zahlen bleiben so lange wie die Ergebnisse. Dass dein Browser abgestimmt hat, halten wir mit dem Zeitpunkt und einer Prüfsumme seiner zufälligen Nummer fest, damit deine Stimme nur einmal zählt; das bleibt so lange wie die Ergebnisse. Einen Tag lang merken wir uns außerdem eine verschlüsselte Prüfsumme deiner Antwort, um zu erkennen, wenn dieselbe Stimme noch einmal gesendet wird.',
        ),
        {
          kind: 'table',
          caption: 'Cookie der Umfragen',
          head: ['Name', 'Zweck', 'Dauer'],
          rows: [
            [
              'survey:{Nummer der Umfrage}',
              'merkt sich, dass von diesem Gerät abgestimmt wurde',
              'bis zum Ende der Umfrage, sonst 1 Tag',
            ],
            [
              'survey-results:…',
              'Ergebnisse, die du gesehen hast, für unterwegs ohne Netz, nur mit deiner Zustimmung (kein Cookie: Speicher des Tabs)',
              'Besuch',
            ],
          ],
        },
        text(
          'Das Umfrage-Cookie wird spätestens einen Tag nach dem Ende der Umfrage gelöscht. Deine Entscheidung kannst du auch hier zurücknehmen; dass du abgestimmt hast, erkennen wir danach noch bis zu 30 Tage lang an „browser“:',
        ),
        { kind: 'reset' },
      ],
    },
    {
      id: 'rechte',
      title: 'Deine Rechte',
      blocks: [
        list(
          'Auskunft über deine Daten (Art. 15 DSGVO)',
          'Berichtigung falscher Daten (Art. 16 DSGVO)',
          'Löschung (Art. 17 DSGVO) und Einschränkung der Verarbeitung (Art. 18 DSGVO)',
          'Übertragung deiner Daten (Art. 20 DSGVO)',
          'Widerspruch gegen eine Verarbeitung aus berechtigtem Interesse (Art. 21 DSGVO)',
          'Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3 DSGVO)',
        ),
        text(
          `Schreib dafür einfach an ${mail(operator.email)}. Außerdem kannst du dich bei der Aufsichtsbehörde beschweren (Art. 77 DSGVO)${operator.supervisoryAuthority ? ':' : '.'}`,
        ),
        facts(['Aufsichtsbehörde', operator.supervisoryAuthority]),
      ],
    },
  ],
});
