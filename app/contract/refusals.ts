const VOUCHER = [
  'NO QRCODE ACTION',
  'WRONG PASSWORD',
  'ACTION ENDED',
  'CODE NOT FOUND',
  'CODE USED',
] as const;

/** The `errormessage` values of each call after which a rider knows how to go on (content-api.md, 'Error messages'). */
export const REFUSALS = {
  'competition save': ['NOT STARTED', 'ENDED', 'ALREADY PARTICIPATED'],
  'action info': [],
  'action token': ['NO TOKEN', 'CLOSED', 'NOT STARTED', 'ENDED'],
  'action save': [
    'ALREADY USED',
    'MAX REACHED',
    'UNVERIFIED EMAIL',
    'ALREADY PARTICIPATED',
    'NO TOKEN',
    'NOT STARTED',
    'ENDED',
  ],
  'action upload': ['WRONG TYPE', 'TOO LARGE', 'TOO LONG', 'TOO MANY', 'DUPLICATE'],
  'deal info': [],
  'deal save': ['deal finished', 'NOT STARTED', 'ENDED'],
  'survey save': ['ENDED ALREADY'],
  'voucher info': VOUCHER,
  'voucher use': [...VOUCHER, 'RESOLVING ANOTHER VOUCHER'],
} as const;

export type RefusalOf<Call extends keyof typeof REFUSALS> = (typeof REFUSALS)[Call][number];
