import { preparedFolder } from './pglite-folder.ts';

/** Part of the build, so that a first start only has to copy. */
await preparedFolder();
