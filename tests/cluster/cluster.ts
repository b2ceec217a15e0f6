import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort, Host } from '../support/host.ts';

export interface ClusterOptions {
  /** Everything that the cluster writes lies below it. */
  folder: string;
  databaseUrl: string;
  redisUrl: string;
  port?: number;
  settings?: Record<string, string>;
}

/** nginx and two nodes on this machine, as `deploy/` has them on several. */
export class Cluster {
  readonly nodes: Host[] = [];
  private constructor(
    private readonly nginx: ChildProcess,
    readonly origin: string,
    private readonly ports: number[],
    private readonly options: ClusterOptions,
  ) {}

  static async start(options: ClusterOptions): Promise<Cluster> {
    const port = options.port ?? (await freePort());
    const ports = [await freePort(), await freePort()];
    const nginx = startNginx(options.folder, port, ports);
    const cluster = new Cluster(nginx, `http://127.0.0.1:${port}`, ports, options);
    await Promise.all(ports.map((_, index) => cluster.startNode(index)));
    return cluster;
  }

  async startNode(index: number): Promise<void> {
    const { databaseUrl, redisUrl, folder, settings } = this.options;
    this.nodes[index] = await Host.start(
      {
        PORT: String(this.ports[index]),
        HOST: '127.0.0.1',
        DATABASE_URL: databaseUrl,
        REDIS_URL: redisUrl,
        DATA_DIR: path.join(folder, 'data'),
        SESSION_SECRET: 'the same on all nodes',
        PREVIEW_TOKEN: 'the same on all nodes',
        PUBLIC_URL: this.origin,
        DRAIN_MS: '1000',
        ...settings,
      },
      { readyPath: '/readyz' },
    );
  }

  node(index: number): Host {
    const node = this.nodes[index];
    if (!node) throw new Error(`no node ${index}`);
    return node;
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stop('SIGINT')));
    const ended = once(this.nginx, 'exit');
    this.nginx.kill('SIGQUIT');
    await ended;
  }
}

function startNginx(folder: string, port: number, nodePorts: number[]): ChildProcess {
  mkdirSync(folder, { recursive: true });
  const nodes = nodePorts.map((nodePort) => `server 127.0.0.1:${nodePort} max_fails=0;`);
  const site = readFileSync('deploy/nginx.conf.template', 'utf8')
    // biome-ignore lint/suspicious/noTemplateCurlyInString: nginx's own way to say it
    .replaceAll('${LISTEN}', `127.0.0.1:${port}`)
    .replace(/\$\{NODES\}(?=\n)/, nodes.join(' '))
    .replace(/\$\{API\}(?=;)/, 'http://kachel');
  const config = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${path.join(folder, name)};`)
    .join('\n');
  writeFileSync(
    config,
    `daemon off; pid ${path.join(folder, 'nginx.pid')}; error_log ${path.join(folder, 'error.log')};
events { worker_connections 1024; }
http { access_log off; ${temporary}
${site} }`,
  );
  return spawn('nginx', ['-c', config, '-p', folder], { stdio: 'inherit' });
}
