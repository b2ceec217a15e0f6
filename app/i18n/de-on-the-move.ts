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
} as const;
