import crypto from 'node:crypto';
import { ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

/** Preloaded into a server: freezes its clock and lets no draw win, so that two runs look the same. */
const NOW = Date.parse('2026-11-20T14:00:00Z');
const Real = Date;

class Still extends Real {
  constructor(...given) {
    super(...(given.length === 0 ? [NOW] : given));
  }
  static now() {
    return NOW;
  }
}
globalThis.Date = Still;

// Node's own Date header doesn't use `globalThis.Date`.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...given) {
  this.setHeader('Date', new Date().toUTCString());
  return writeHead.apply(this, given);
};

crypto.randomInt = (below) => below - 1;
syncBuiltinESMExports();
