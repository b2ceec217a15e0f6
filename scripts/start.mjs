import { spawnSync } from 'node:child_process';
import { isBuildFresh } from './build-stamp.mjs';

/** `npm start`: runs the production build, and builds first if it is missing or stale. */

process.env.NODE_ENV ||= 'production';
if (!isBuildFresh()) {
  process.stdout.write('Building …\n');
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
await import('../build/host/index.js');
