import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { curlOf, fetchOf, linkContent, linkOf, type SharedOperation } from './share.ts';

const operation: SharedOperation = {
  url: 'http://localhost:3000/graphql',
  // What shells and templates read as something else.
  query:
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what it is about
    'query Odd($text: String!) {\n  # it\'s `odd` ${HOME} $(id) "quoted" \\ !\n  listing(of: { search: { text: $text } }) { totalCount }\n}\n',
  operationName: 'Odd',
  variables: { text: "L'Oréal `$HOME` \\n\nноутбук" },
  headers: { 'x-app-key': "it's-a-key" },
};
const { query, operationName, variables } = operation;
const subscription = { ...operation, query: 'subscription Odd { ordersFeed { latestCursor } }', variables: undefined };

/** What a shell hands over to curl. */
function argumentsOf(command: string): string[] {
  const text = execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${command}`], { encoding: 'utf8' });
  return text.split('\0').slice(0, -1);
}

/** What the program asks for, and how. */
async function requestOf(program: string): Promise<{ url: string; init: RequestInit }> {
  return new Promise((resolve, reject) => {
    const fetch = async (url: string, init: RequestInit) => {
      resolve({ url, init });
      return Response.json({});
    };
    runInNewContext(`(async () => {\n${program}\n})()`, { fetch, console: { log() {} }, TextDecoderStream }).catch(reject);
  });
}

describe('curl', () => {
  it('is handed over what stands in the editor, sign by sign', () => {
    const [url, ...rest] = argumentsOf(curlOf(operation));
    expect(url).toBe(operation.url);
    expect(rest.slice(0, -1)).toEqual([
      ...['-H', 'content-type: application/json', '-H', 'accept: application/graphql-response+json'],
      ...['-H', "x-app-key: it's-a-key", '-d'],
    ]);
    expect(JSON.parse(rest.at(-1) ?? '')).toEqual({ query, operationName, variables });
  });

  it('listens to a subscription', () => {
    expect(argumentsOf(curlOf(subscription))).toEqual(expect.arrayContaining(['-N', 'accept: text/event-stream']));
  });
});

describe('fetch', () => {
  it('asks for what stands in the editor, sign by sign', async () => {
    const { url, init } = await requestOf(fetchOf(operation));
    expect(url).toBe(operation.url);
    expect(init.method).toBe('POST');
    expect(Object.entries(init.headers ?? {})).toEqual([
      ['content-type', 'application/json'],
      ['accept', 'application/graphql-response+json'],
      ['x-app-key', "it's-a-key"],
    ]);
    expect(JSON.parse(String(init.body))).toEqual({ query, operationName, variables });
  });

  it('leaves out what is not there, and listens to a subscription', async () => {
    const { init } = await requestOf(fetchOf({ ...subscription, operationName: undefined, headers: { accept: 'text/event-stream' } }));
    expect(JSON.parse(String(init.body))).toEqual({ query: subscription.query });
    expect(fetchOf(subscription)).toContain('"accept": "text/event-stream"');
  });
});

describe('a link', () => {
  const link = linkOf({ url: operation.url, query, variables: JSON.stringify(variables) });

  it('holds operation and variables in its fragment, and no headers', () => {
    const { pathname, search, hash } = new URL(link);
    expect([pathname, search]).toEqual(['/graphql', '']);
    expect(linkContent(hash)).toEqual({ query, variables: JSON.stringify(variables) });
    expect(decodeURIComponent(link)).not.toContain('a-key');
  });

  it.each(['', '#', '#top', '#variables=%7B%7D'])('that holds no operation is none: %s', (fragment) => {
    expect(linkContent(fragment)).toBeNull();
  });
});
