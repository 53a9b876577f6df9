import { run } from './process.ts';
import { until } from './until.ts';

/** The one shopper whom it knows, and the code that it texts to every phone. */
export const shopper = { email: 'anna@tm.example', password: 'Parol-2026' };
export const code = '246810';

/** A company's provider that speaks only the specification, with letters in its ids, and its bank, which is another site. */
export async function startSpecProvider(): Promise<{ acquirer: string; env: Readonly<Record<string, string>> }> {
  const { lines } = run('provider-spec/src/main.ts', {});
  await until(() => lines.length > 0, 'the provider of the specification');
  const { api, acquirer, pictures } = JSON.parse(lines[0] ?? '{}');
  return { acquirer, env: { PROVIDER_API_URL: api, ACQUIRER_ORIGINS: acquirer, PICTURE_ORIGINS: pictures } };
}
