import type { FastifyInstance } from 'fastify';

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'something else does; choose another PORT',
  EACCES: 'not allowed for this user; choose another PORT',
  EADDRNOTAVAIL: 'this machine has no such address; choose another HOST',
};

/** Listens, or says in one line why not, cleans up what has been started, and ends with exit code 1. */
export async function listenOrExit(
  app: FastifyInstance,
  { HOST, PORT }: { HOST: string; PORT: number },
  cleanUp?: () => Promise<void>,
): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT });
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? reasons[String(error.code)] : undefined;
    if (reason === undefined) throw error;
    process.stderr.write(`Cannot listen on ${HOST}:${PORT}: ${reason}.\n`);
    await cleanUp?.();
    process.exit(1);
  }
}
