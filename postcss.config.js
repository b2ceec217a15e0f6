/** What old screens and phones run: the prefixes that they need stay. */
const engines = ['chrome >= 70', 'safari >= 12', 'ios_saf >= 12', 'firefox >= 78', 'samsung >= 10'];

export default { plugins: { tailwindcss: {}, autoprefixer: { overrideBrowserslist: engines } } };
