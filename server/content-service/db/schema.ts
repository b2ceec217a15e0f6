export * from './content-tables.ts';
export * from './submission-tables.ts';
