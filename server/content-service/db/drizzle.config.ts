import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/content-service/db/content-tables.ts',
    './server/content-service/db/submission-tables.ts',
  ],
  out: './server/content-service/db/migrations',
});
