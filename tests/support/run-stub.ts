import { stubContent } from './stub-content.ts';
import { StubContentServer } from './stub-content-server.ts';

const s = new StubContentServer(stubContent());
await s.start(4010);
console.log(s.api);
