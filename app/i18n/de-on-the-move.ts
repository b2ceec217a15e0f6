/** German texts for the tunnel: copies and their age, what can be read now, what waits to be sent. */
export const deOnTheMove = {
  keptNote: 'Stand {time}, offline.',
  keptAgain: 'Neu laden',
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
