import { ensureBuild } from './build-stamp.mjs';

/** `npm start`: runs the production build, and builds first if it is missing or stale. */

process.env.NODE_ENV ||= 'production';
ensureBuild();
await import('../build/host/index.js');
