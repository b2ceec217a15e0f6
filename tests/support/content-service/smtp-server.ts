import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  source: string;
}

/** A mail server that records mails and can refuse recipients. */
export class TestSmtpServer {
  readonly mails: ReceivedMail[] = [];
  /** Response to RCPT TO; null accepts. */
  refuse: ((address: string) => { code: number; text: string } | null) | null = null;
  /** The most connections at once. */
  mostConnections = 0;
  private connections = 0;
  private readonly server: SMTPServer;

  constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onConnect: (_session, done) => {
        this.connections += 1;
        this.mostConnections = Math.max(this.mostConnections, this.connections);
        done();
      },
      onClose: () => {
        this.connections -= 1;
      },
      onRcptTo: ({ address }, _session, done) => {
        const refusal = this.refuse?.(address);
        if (!refusal) return done();
        done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
      },
      onData: (stream, { envelope }, done) => {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => {
          this.mails.push({
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
            source: Buffer.concat(pieces).toString('utf8'),
          });
          done();
        });
      },
    });
    // Ignore clients that disconnect.
    this.server.on('error', () => undefined);
  }

  /** Further connections are refused with 421. */
  allowConnections(number: number): void {
    this.server.options.maxClients = number;
  }

  async listen(port = 0): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}
