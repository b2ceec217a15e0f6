import type { Config } from 'tailwindcss';

const variable = (name: string) => `var(--${name})`;

export default {
  // What a test spells is no class that a page wears.
  content: ['./app/**/*.{ts,tsx}', '!./app/**/*.test.{ts,tsx}'],
  theme: {
    screens: {
      sm: '600px',
      sd: '720px',
      md: '960px',
      lg: '1280px',
      // Named after what they mean: a name that Tailwind uses itself (`landscape`) silently loses to it. A phone whose
      // keyboard is open is wider than high, too, and keeps its one column; no phone lies less than 568 px wide.
      'card-columns': { raw: '(min-width: 600px), (orientation: landscape) and (min-width: 560px)' },
      'two-columns': { raw: '(min-width: 960px), (orientation: landscape) and (min-width: 560px)' },
    },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      paper: variable('paper'),
      card: variable('card'),
      ink: variable('ink'),
      soft: variable('soft'),
      line: variable('line'),
      green: { DEFAULT: variable('green'), hover: variable('green-hover'), tint: variable('green-tint') },
      'on-green': variable('on-green'),
      warning: { DEFAULT: variable('warning'), tint: variable('warning-tint') },
      sun: { DEFAULT: variable('sun'), tint: variable('sun-tint') },
      'info-tint': variable('info-tint'),
      'on-sun': variable('on-sun'),
    },
    // 1.2 scale from 16 px.
    fontSize: {
      xs: ['0.694rem', '1.4'],
      sm: ['0.833rem', '1.45'],
      base: ['1rem', '1.5'],
      lg: ['1.2rem', '1.3'],
      xl: ['1.44rem', '1.2'],
      '2xl': ['1.728rem', '1.15'],
      '3xl': ['2.074rem', '1.15'],
      '4xl': ['2.488rem', '1.1'],
    },
    fontFamily: {
      sans: ['Figtree', '"as Arial"', '"as Roboto"', '"as DejaVu"', 'system-ui', 'sans-serif'],
    },
    borderRadius: { none: '0', DEFAULT: '8px', full: '9999px' },
    extend: {
      maxWidth: { column: '600px', page: '1248px', entry: '60rem', wide: '1920px' },
      spacing: { gutter: '16px', section: '24px', bar: '56px' },
    },
  },
  corePlugins: {
    container: false,
    // Used nowhere, and each would put its defaults into every page, twice.
    backdropFilter: false,
    borderSpacing: false,
    // Its rings and colours cost each text-only page 200 bytes; the one shadow is in cards.css.
    boxShadow: false,
    contain: false,
    gradientColorStops: false,
    ringWidth: false,
    scrollSnapType: false,
    touchAction: false,
  },
} satisfies Config;
