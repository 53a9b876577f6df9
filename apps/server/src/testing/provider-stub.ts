import { existsSync, writeFileSync } from 'node:fs';

/**
 * In the reference provider's place in tests of its process: tells that it is ready, or ends as it is told. `STUB` is `crash`, or a
 * file by which it knows that it has been ready once and now ends.
 */
const { STUB, PROVIDER_PORT } = process.env;
if (STUB !== undefined) {
  if (STUB === 'crash' || existsSync(STUB)) process.exit(3);
  writeFileSync(STUB, '');
}
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));
setInterval(() => undefined, 1_000);
process.send?.({ ready: true, port: Number(PROVIDER_PORT) });
