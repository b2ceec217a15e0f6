/** What runs by itself besides the whole of Kachel: its name in the build, and where it begins. */
export const PROGRAMS = {
  content: 'server/standalone.ts',
  'content-import': 'server/content-service/admin/cli-import.ts',
  'content-export': 'server/content-service/admin/cli-export.ts',
  'content-report': 'server/content-service/admin/cli-report.ts',
  'content-retain': 'server/content-service/admin/cli-retain.ts',
  'content-close': 'server/content-service/admin/cli-close.ts',
  'demo-leave': 'server/content-service/admin/cli-leave-demo.ts',
};
