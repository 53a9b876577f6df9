import type { Server } from 'node:http';

/** Where the provider's answers come from. */
export const upstream = process.env.UPSTREAM ?? '';

/** Tells the measuring process the port, and from then on the CPU time used; ends with it. */
export function report(port: number): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
  process.once('disconnect', () => process.exit());
  process.send?.({ port });
}

/** Listens on a free port of this machine. */
export async function serve(server: Server): Promise<void> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  report(typeof address === 'object' && address !== null ? address.port : 0);
}
