import { type Example, variablesOf } from '@vitrina/gateway/sandbox/example.ts';
import { examples } from '@vitrina/gateway/sandbox/examples.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { Cookies } from './cookies.ts';
import { type Answer, type StartedShop, startShop } from './full-stack.ts';
import { sharedProvider } from './shared-provider.ts';

let shop: StartedShop;
const browser = new Cookies();
const answers = new Map<string, unknown>();

beforeAll(async () => {
  // A demonstration is the shop that embeds its provider.
  shop = await startShop({ DATABASE_URL: (await sharedProvider()).database.url, DEMO: '1' });
});

interface SandboxAnswer extends Answer<Record<string, unknown>> {
  extensions?: { provenance?: { call: string; source: string; state: string; milliseconds: number; paths: string[] }[] };
}

/** Asks as the page does: cookies are kept, and the answer says how it came about. Of a subscription the first event counts. */
async function runExample({ query, headers }: Example, variables: Readonly<Record<string, unknown>>): Promise<SandboxAnswer> {
  if (!query.startsWith('subscription')) return browser.execute(shop, query, variables, { 'x-developer-key': 'sandbox', ...headers });
  const response = await fetch(`${shop.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  let text = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    const [, event] = /^data: (.+)\n/m.exec(text) ?? [];
    if (event !== undefined) return JSON.parse(event);
  }
  throw new Error(`The subscription has ended: ${text}`);
}

/** Whether anything stands in it at all: an empty list and null say nothing. */
function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === undefined || value === '';
}

describe('one visitor runs every example of the sandbox, one after another', () => {
  it.each(examples.map((example) => [example.name, example] as const))('%s', async (name, example) => {
    const { variables, missing } = variablesOf(example, answers);
    expect(missing).toEqual([]);
    const { data, errors, extensions } = await runExample(example, variables);
    answers.set(name, data);
    expect(errors).toBeUndefined();
    expect(Object.entries(data ?? {}).filter(([, value]) => isEmpty(value))).toEqual([]);
    for (const { call, source, state, milliseconds, paths } of extensions?.provenance ?? []) {
      expect(call).toMatch(/^(?:GET|POST|PUT|DELETE) \/./);
      expect(['provider', 'memory', 'redis', 'coalesced']).toContain(source);
      expect(['hit', 'stale', 'miss']).toContain(state);
      expect(milliseconds).toBeGreaterThanOrEqual(0);
      // Each path stands in the answer, and every answer of the provider has served a field of it.
      expect(paths).not.toEqual([]);
      for (const path of paths) expect(data).toHaveProperty(path);
    }
  });

  it('and has seen where everything came from', async () => {
    const laptops = examples.find((example) => example.name === 'Laptops');
    if (laptops === undefined) throw new Error('There is no such example.');
    const { data, extensions } = await runExample(laptops, laptops.variables);
    const places = (data as { listing: { nodes: unknown[] } }).listing.nodes.map((_, place) => `listing.nodes.${place}.availability`);
    const callOf = (path: string) =>
      extensions?.provenance?.filter(({ paths }) => paths.includes(path)).map(({ call, source, state }) => `${call} ${source} ${state}`);
    // Asked before, so the listing is at hand; stock is asked for each time, once for all.
    expect(callOf('listing')).toEqual([expect.stringMatching(/^GET \/v3\/products\/search memory (?:hit|stale)$/)]);
    expect(new Set(places.flatMap(callOf))).toEqual(new Set(['POST /v2/products/availability provider miss']));
    expect(extensions?.provenance?.filter(({ call }) => call.endsWith('availability'))).toHaveLength(1);
  });
});

describe('the page', () => {
  it('is told that this is a demonstration, and who may sign in', async () => {
    const about = await (await fetch(`${shop.origin}/graphql/sandbox.json`)).json();
    expect(about).toEqual({ isDemo: true, storedOnly: false, shopper: examples.find(({ name }) => name === 'SignIn')?.variables.input });
  });
});
