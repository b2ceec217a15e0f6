/** Further programs: their names in the build and their entry points. */
export const PROGRAMS = {
  content: 'server/standalone.ts',
  'content-import': 'server/content-service/admin/cli-import.ts',
  'content-export': 'server/content-service/admin/cli-export.ts',
  'content-report': 'server/content-service/admin/cli-report.ts',
  'content-retain': 'server/content-service/admin/cli-retain.ts',
  'content-person': 'server/content-service/admin/cli-person.ts',
  'content-close': 'server/content-service/admin/cli-close.ts',
  'demo-leave': 'server/content-service/admin/cli-leave-demo.ts',
};

/**
 * Packages that are not bundled: they load files of their own or are imported by a worker that isn't bundled;
 * iconv-lite is large and needed only for forms in old character sets.
 */
export const PACKAGES_BESIDE_THE_BUILD = [
  'sharp',
  '@resvg/resvg-js',
  '@electric-sql/pglite',
  'fs-native-extensions',
  'pino',
  'pg',
  'mediabunny',
  'iconv-lite',
];
