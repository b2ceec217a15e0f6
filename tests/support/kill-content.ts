export const ENTRY = '1';
export const PASSWORD = 'kill-test';
/** More than a run can use up; the difference to what is left tells how many were taken. */
export const PLACES = 1_000_000;
export const WINNERS = 100_000;

/** The tile that each kind of submission is sent to. */
export const TILE = {
  raffle: '1',
  deal: '2',
  survey: '3',
  voucher: '4',
  picture: '5',
  optin: '6',
  draw: '7',
};

/** Content with one tile of each kind, made for this test. */
export function killTestContent(codes: number) {
  const open = { startDate: '2020-01-01', endDate: '2099-12-31' };
  const action = { type: 'action', title: 'Action', maxCalls: PLACES, ...open };
  const kacheln = [
    { type: 'competition', id: TILE.raffle, title: 'Raffle', email: 'mandatory', ...open },
    { type: 'deal', id: TILE.deal, buttonText: 'Deal', email: 'deal@kachel.example', ...open },
    {
      type: 'survey',
      id: TILE.survey,
      question: 'Yes?',
      answer1: 'Yes',
      answer2: 'No',
      endDate: '2099-12-31',
    },
    { ...action, id: TILE.voucher, autoresponse: 'qrcode' },
    { ...action, id: TILE.picture, imageupload: 'mandatory', uploadmedium: 'image' },
    { ...action, id: TILE.optin, autoresponse: 'optin', email: 'mandatory' },
    { ...action, id: TILE.draw, randomGeneratorActivate: '1' },
  ];
  return {
    entries: [{ id: ENTRY, title: 'Kill test', publish_from: '2020-01-01', kacheln }],
    prizes: [{ entry: ENTRY, action: TILE.draw, winners: WINNERS }],
    vouchers: [
      {
        entry: ENTRY,
        action: TILE.voucher,
        password: PASSWORD,
        endDate: '2099-12-31',
        codes: Array.from({ length: codes }, (_, n) => `K-${n}`),
      },
    ],
  };
}
