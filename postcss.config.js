import { browserslist } from './oldest-engines.js';
import olderEngines from './scripts/older-engines-css.js';

export default {
  plugins: [
    (await import('tailwindcss')).default,
    (await import('autoprefixer')).default({ overrideBrowserslist: browserslist }),
    olderEngines(),
  ],
};
