import { startSpecProvider } from './server.ts';

/** Prints where its parts are as one line of JSON, and stops with whoever started it. */
const numberOf = (text: string | undefined): number => Number(text ?? 0);
const { api, acquirer, pictures, close } = await startSpecProvider({
  port: numberOf(process.env.PORT),
  acquirerPort: numberOf(process.env.ACQUIRER_PORT),
  picturesPort: numberOf(process.env.PICTURES_PORT),
});
process.stdout.write(`${JSON.stringify({ api, acquirer, pictures })}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
