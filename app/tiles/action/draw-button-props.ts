/** Props of the submit button that requests a draw. */
export const DRAW_BUTTON_PROPS = { name: 'intent', value: 'draw', formNoValidate: true } as const;
