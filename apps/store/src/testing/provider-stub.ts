/** In the reference provider's place in tests of its process: tells that it is ready, or ends as it is told. */
const { STUB, PROVIDER_PORT } = process.env;
if (STUB === 'crash') process.exit(3);
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));
setInterval(() => undefined, 1_000);
process.send?.({ ready: true, port: Number(PROVIDER_PORT) });
