import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort, Host } from '../support/host.ts';
import { Nginx } from '../support/nginx.ts';

export interface ClusterOptions {
  /** Folder for all files of the cluster. */
  folder: string;
  /** For the content service embedded in each node; unset if `api` is set. */
  databaseUrl?: string;
  redisUrl: string;
  port?: number;
  /** Default: two free ports. */
  nodePorts?: number[];
  /** Origin of a separate content service. */
  api?: string;
  settings?: Record<string, string>;
  /** Node's arguments. */
  command?: string[];
}

/** nginx and two nodes on this machine, as `deploy/` has them on several. */
export class Cluster {
  readonly nodes: Host[] = [];
  private constructor(
    private readonly nginx: Nginx,
    readonly origin: string,
    private readonly ports: number[],
    private readonly options: ClusterOptions,
  ) {}

  static async start(options: ClusterOptions): Promise<Cluster> {
    const port = options.port ?? (await freePort());
    const ports = options.nodePorts ?? [await freePort(), await freePort()];
    const nginx = Nginx.start(options.folder, siteOf(options, port, ports));
    const cluster = new Cluster(nginx, `http://127.0.0.1:${port}`, ports, options);
    await Promise.all(ports.map((_, index) => cluster.startNode(index)));
    return cluster;
  }

  async startNode(index: number): Promise<void> {
    const { databaseUrl = '', redisUrl, folder, api, settings, command } = this.options;
    this.nodes[index] = await Host.start(
      {
        PORT: String(this.ports[index]),
        HOST: '127.0.0.1',
        DATABASE_URL: databaseUrl,
        REDIS_URL: redisUrl,
        DATA_DIR: path.join(folder, 'data'),
        SESSION_SECRET: 'the same on all nodes',
        PREVIEW_TOKEN: 'the-same-on-all-nodes',
        PUBLIC_URL: this.origin,
        CONTENT_API_URL: api ? `${api}/api` : '',
        DRAIN_MS: '1000',
        ...settings,
      },
      { readyPath: '/readyz', ...(command ? { command } : {}) },
    );
  }

  node(index: number): Host {
    const node = this.nodes[index];
    if (!node) throw new Error(`no node ${index}`);
    return node;
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stop('SIGINT')));
    await this.nginx.stop();
  }
}

interface SiteOptions extends Pick<ClusterOptions, 'api'> {
  /** Directives for a TLS proxy in front of nginx, as in `deploy/nginx.conf.template`. */
  front?: string;
  scheme?: string;
}

export function siteOf(
  { api = 'http://kachel', front = '', scheme = '$scheme' }: SiteOptions,
  port: number,
  nodePorts: number[],
): string {
  const nodes = nodePorts.map((nodePort) => `server 127.0.0.1:${nodePort} max_fails=0;`);
  const given: Record<string, string> = {
    LISTEN: `127.0.0.1:${port}`,
    NODES: nodes.join(' '),
    API: api,
    RESOLVER: '',
    FRONT: front,
    SCHEME: scheme,
  };
  return readFileSync('deploy/nginx.conf.template', 'utf8').replace(
    /\$\{([A-Z]+)\}/g,
    (written, name: string) => given[name] ?? written,
  );
}
