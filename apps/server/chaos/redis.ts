import { type RedisServer, startRedis } from '@vitrina/services/testing/redis.ts';

/** A Redis that comes back under the same address, having forgotten everything. */
export async function restartableRedis(port: number): Promise<{ url: string; restart(): Promise<void>; stop(): Promise<void> }> {
  let server: RedisServer = await startRedis(port);
  return {
    url: server.url,
    async restart() {
      await server.kill();
      server = await startRedis(port);
    },
    stop: () => server.kill(),
  };
}
