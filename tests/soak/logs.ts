import type { SystemUnderTest } from './system-under-test.ts';

interface Line {
  level: number;
  time: number;
  msg: string;
}

/** Lines printed at start-up before the JSON log. */
const STARTED = /^(?:Kachel|Content service): |is ready on|^SMTP_URL is not set/;
const ERROR = 50;
const FATAL = 60;

/** Checks the processes' logs for uncaught errors, and for errors while no fault was injected. */
export class Logs {
  readonly unhandled: string[] = [];
  readonly unexpected: string[] = [];
  /** Count of each kind of log line. */
  readonly kinds = new Map<string, number>();

  constructor(processes: SystemUnderTest['processes'], wasWrong: (time: number) => boolean) {
    for (const { name, host } of processes) {
      for (const text of host.output.join('').split('\n')) this.read(name, text, wasWrong);
    }
  }

  private read(name: string, text: string, wasWrong: (time: number) => boolean): void {
    if (text.trim() === '' || STARTED.test(text)) return;
    const line = parsed(text);
    if (line === null || line.level >= FATAL) {
      this.unhandled.push(`${name}: ${text.slice(0, 300)}`);
      return;
    }
    const kind = `${name}: ${line.msg}`;
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
    if (line.level >= ERROR && !wasWrong(line.time)) this.unexpected.push(`${name}: ${text.slice(0, 300)}`);
  }
}

function parsed(text: string): Line | null {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
}
