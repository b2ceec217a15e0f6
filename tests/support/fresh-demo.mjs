import { rmSync } from 'node:fs';

/** Starts the demo as on a new machine: production build, empty data folder, no settings from this shell. */
const KEPT = /^(PATH|SESSION_SECRET|HOME|PORT|LOG_LEVEL|TZ|LANG|NODE_.*|TMPDIR)$/;
for (const name of Object.keys(process.env)) if (!KEPT.test(name)) delete process.env[name];

// One folder per port, so that two can run side by side.
process.env.DATA_DIR = `test-results/demo-data-${process.env.PORT}`;
process.env.NODE_ENV = 'production';
process.env.ENV_FILE = '/dev/null';
// No rate limits, because all tests share one IP address.
process.env.LIMITS_FACTOR = '0';
rmSync(process.env.DATA_DIR, { recursive: true, force: true });
await import('../../build/host/index.js');
