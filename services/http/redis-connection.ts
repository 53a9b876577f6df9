import { Cluster, Redis, type RedisOptions } from 'ioredis';

/** Where Redis is, and how this shop's keys begin there. */
export interface RedisPlace {
  /** Addresses, `redis:` or, encrypted, `rediss:`. More than one where they are those of sentinels, or of nodes of a cluster. */
  readonly urls: readonly [string, ...string[]];
  /** Stands before every key and in the name of the channel, so that others may live in the same Redis. Without braces. */
  readonly prefix: string;
  /** Milliseconds that anything asked of it may take. */
  readonly timeout: number;
  readonly kind: 'single' | 'sentinel' | 'cluster';
  /** The name under which the sentinels know the master. */
  readonly master?: string | undefined;
  /** Of the sentinels themselves; user and password in the first address are Redis's own. */
  readonly sentinelPassword?: string | undefined;
}

/** What is asked; the commands are the same for one server and for a cluster. */
export type RedisClient = Redis | Cluster;

const manners = {
  enableOfflineQueue: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  keepAlive: 10_000,
} as const satisfies RedisOptions;

const pause = (attempt: number): number => Math.min(attempt * 200, 5_000);

/** Whoever was the master and is none any more says READONLY: a new connection finds the next one. */
const isDemoted = ({ message }: Error): boolean => message.startsWith('READONLY');

/** A connection that gives up at once and queues nothing, and that comes back by itself. */
export function connect({ urls, kind, master, sentinelPassword }: RedisPlace): RedisClient {
  const [first] = urls;
  if (kind === 'single') return new Redis(first, { ...manners, retryStrategy: pause, reconnectOnError: isDemoted });

  const account = accountOf(first);
  if (kind === 'cluster') {
    const { db: _, ...ofNodes } = account;
    return new Cluster(urls.map(hostOf), {
      enableOfflineQueue: false,
      clusterRetryStrategy: pause,
      slotsRefreshTimeout: manners.connectTimeout,
      redisOptions: { ...manners, ...ofNodes },
    });
  }
  const isEncrypted = account.tls !== undefined;
  return new Redis({
    ...manners,
    ...account,
    sentinels: urls.map(hostOf),
    name: master ?? 'mymaster',
    ...(sentinelPassword !== undefined && { sentinelPassword }),
    ...(isEncrypted && { sentinelTLS: {}, enableTLSForSentinelMode: true }),
    // The sentinels tell when another one has become the master.
    failoverDetector: true,
    retryStrategy: pause,
    sentinelRetryStrategy: pause,
    reconnectOnError: isDemoted,
  });
}

function hostOf(url: string): { host: string; port: number } {
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 6379) };
}

/** User, password, number of the database and encryption, as the address says them. */
function accountOf(url: string): Pick<RedisOptions, 'username' | 'password' | 'db' | 'tls'> {
  const { protocol, username, password, pathname } = new URL(url);
  return {
    ...(username !== '' && { username: decodeURIComponent(username) }),
    ...(password !== '' && { password: decodeURIComponent(password) }),
    ...(/^\/\d+$/.test(pathname) && { db: Number(pathname.slice(1)) }),
    ...(protocol === 'rediss:' && { tls: {} }),
  };
}
