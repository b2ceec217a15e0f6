/**
 * The oldest engines that pages are made for (design, 'Technology and supported browsers'); all of them know the syntax
 * of ES2018.
 */
export const PAGES = { chrome: 64, edge: 79, firefox: 60, safari: 12 };
/** Screens in vehicles are replaced later than phones. */
export const SCREENS = { ...PAGES, chrome: 58 };

/** As esbuild names them. */
export const cssTarget = Object.entries(SCREENS).map(([name, version]) => name + version);

/** As autoprefixer names them. */
export const browserslist = [...Object.entries(SCREENS), ['ios_saf', PAGES.safari], ['samsung', 7]].map(
  ([name, version]) => `${name} >= ${version}`,
);
