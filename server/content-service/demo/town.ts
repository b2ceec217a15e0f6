/** The fictional town and operator of the demo content. */
export const town = {
  name: 'Aldenbrück',
  river: 'Alde',
  mayor: 'Oberbürgermeisterin Dr. Miriam Falk',
  operator: 'Stadtbahn Aldenbrück',
  site: 'https://www.stadtbahn-aldenbrueck.example',
  mailDomain: 'stadtbahn-aldenbrueck.example',
} as const;

/** An address on the operator's own site; `.example` is reserved and leads nowhere. */
export const site = (path: string): string => `${town.site}/${path}`;

/** Editors' colours; each carries black or white text at 4.5:1 or better. */
export const colors = {
  green: '#2B7A12',
  survey: '#338C15',
  night: '#14284B',
  river: '#0B5C8A',
  plum: '#6B2A5B',
  brick: '#9C3B1B',
  sun: '#FFC933',
  sand: '#F3E9D2',
} as const;
