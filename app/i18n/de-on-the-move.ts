/** German texts for the tunnel: copies and their age, what can be read now, what waits to be sent. */
export const deOnTheMove = {
  keptNote: 'Stand {time}, offline.',
  keptAgain: 'Neu laden',
  forecastWeak: 'Gleich schwaches Netz',
  forecastSavedOne: 'Gleich schwaches Netz – eine Meldung gesichert',
  forecastSaved: 'Gleich schwaches Netz – {count} Meldungen gesichert',
  portalTitle: 'Lies in deinem Browser weiter',
  portalText: 'Dieses Fenster schließt sich, sobald du im Internet bist. Öffne dann diese Adresse:',
  offlineTitle: 'Gerade ohne Verbindung',
  offlineText:
    'Diese Seite liegt nicht auf deinem Gerät. Sobald du wieder Empfang hast, kannst du sie öffnen.',
  offlineDescription: 'Was du ohne Verbindung lesen kannst.',
  offlineReadable: 'Das kannst du jetzt lesen',
  offlineUnsent:
    'Deine Eingabe konnte nicht gesendet werden. Geh zurück und sende sie ab, sobald du wieder Empfang hast.',
  waitsToBeSent: '„{title}“ wird gesendet, sobald du wieder online bist. Lies ruhig weiter.',
  waitsNoLonger: 'Nicht senden',
  waitedArrived: '„{title}“ ist angekommen.',
  waitedShow: 'Ergebnis ansehen',
  waitedRefused: '„{title}“ wurde so nicht angenommen. Was du eingegeben hast, ist noch da.',
  waitedLook: 'Noch einmal ansehen',
} as const;
