/** States of open forms, with their submission id. */

export const ID = '3f1c1f5e-6a55-4d0a-9a3e-111111111111';

export const competition = {
  type: 'competition',
  opening: 'running',
  constraint: {},
  submissionId: ID,
  outcome: null,
} as const;
export const action = {
  type: 'action',
  opening: 'running',
  places: 'available',
  draw: null,
  drawSeal: null,
  drawUntil: null,
  clock: Date.parse('2026-11-20T14:00:00Z'),
  qrCode: null,
  constraint: { email: { required: true, maxLength: 254 }, cb1: { required: true } },
  submissionId: ID,
  outcome: null,
} as const;
export const deal = {
  type: 'deal',
  opening: 'running',
  places: 'unlimited',
  submissionId: ID,
  outcome: null,
} as const;
