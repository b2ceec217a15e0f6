import crypto from 'node:crypto';
import { ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

/** Loaded before a server: for it, it is always this moment, and no draw is won, so that two runs show the same. */
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

// Node writes this header by a clock of its own.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...given) {
  this.setHeader('Date', new Date().toUTCString());
  return writeHead.apply(this, given);
};

crypto.randomInt = (below) => below - 1;
syncBuiltinESMExports();
