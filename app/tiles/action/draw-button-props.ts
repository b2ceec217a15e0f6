/** The submit button that asks for a draw; others take part. */
export const DRAW_BUTTON_PROPS = { name: 'intent', value: 'draw', formNoValidate: true } as const;
