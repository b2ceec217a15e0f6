import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** Starts an nginx for one test, with all its files below `folder`. */
export class Nginx {
  private constructor(private readonly child: ChildProcess) {}

  static start(folder: string, site: string): Nginx {
    mkdirSync(folder, { recursive: true });
    const config = path.join(folder, 'nginx.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${path.join(folder, name)};`)
      .join('\n');
    writeFileSync(
      config,
      `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${path.join(folder, 'nginx.pid')}; error_log ${path.join(folder, 'error.log')};
events { worker_connections 1024; }
http { access_log off; ${temporary}
${site} }`,
    );
    return new Nginx(spawn('nginx', ['-c', config, '-p', folder], { stdio: 'inherit' }));
  }

  async stop(): Promise<void> {
    // It may have exited already: Ctrl-C reaches the whole process group.
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGQUIT');
    await ended;
  }
}
