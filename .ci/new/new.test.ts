import { idempotencyKeyOf } from '@vitrina/graphql/idempotency.ts';
import { buildSchema, parse } from 'graphql';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { domains } from '../checks/domains.ts';
import { sdlOf } from '../checks/sdl.ts';
import { plantedDomains, today } from '../testing/domains.ts';
import { addCall } from './call.ts';
import type { Call } from './described.ts';
import { addDomain } from './domain.ts';
import { addScreen } from './screen.ts';
import { Tree } from './tree.ts';

const handlers = (domain: string) => `apps/provider/src/${domain}/handlers.ts`;

const news: Call = {
  domain: 'news',
  name: 'main',
  method: 'GET',
  path: '/v2/news/main',
  form: 'paged',
  type: 'NewsItem',
  spec: '1 §9',
  cache: 'features',
};

/** Adds calls to a copy of today's tree; what is written can be read by those who read it. */
async function added(...calls: readonly Call[]) {
  const folder = plantedDomains();
  const tree = new Tree(folder);
  for (const call of calls) addCall(tree, call);
  tree.write();
  for (const file of tree.changed.filter((path) => path.endsWith('.ts'))) expect(parseSync(file, tree.read(file)).errors).toEqual([]);
  expect(() =>
    buildSchema(
      sdlOf(folder)
        .map(({ source }) => source)
        .join('\n'),
    ),
  ).not.toThrow();
  return { tree, problems: (await domains.find(folder)).problems };
}

/** Places where something is left, without their lines. */
const left = (problems: readonly string[]) => problems.map((problem) => problem.replace(/:\d+: still to be written: /, ': '));

describe('npm run new -- call', () => {
  test('writes a domain with its call into every room, and the check names what is left', async () => {
    const { tree, problems } = await added(news);
    expect(tree.created).toEqual([
      'services/news/endpoints.ts',
      'apps/provider/src/news/handlers.ts',
      'apps/server/test/declared/news.ts',
      'graphql/news/parents.ts',
      'graphql/news/resolvers.ts',
      'schema/news.graphql',
    ]);
    expect(left(problems).toSorted()).toEqual([
      'apps/gateway/sandbox/examples.ts: what it shows.',
      'apps/provider/src/news/handlers.ts: the answer, as the declaration has it.',
      'graphql/testing/shop.ts: the other fields.',
      'schema/news.graphql: what a NewsItem is.',
      'schema/news.graphql: what it answers, and when it is null.',
      'services/news/endpoints.ts: one sentence.',
      'services/news/endpoints.ts: the other fields, in the words of the wire.',
    ]);
    // Beside a value of the right kind, the text is a type that the value does not have.
    expect(tree.read('services/news/endpoints.ts')).toContain("z.object({ id } satisfies 'to fill: ");
    expect(tree.read('graphql/news/resolvers.ts')).toContain('newsMain: reaches({ main }');
    expect(tree.read('schema/news.graphql')).toContain(
      'NewsItemConnection @listSize(slicingArguments: ["perPage"], assumedSize: 24) @source(spec: "1 §9")',
    );
  });

  test('adds to what is there: no type, row or import twice', async () => {
    const one: Call = { ...news, name: 'item', path: '/v2/news/{news_id}', form: 'one' };
    const { tree } = await added(news, one, { ...news, name: 'archive', path: '/v2/news/archive' });
    const occurrences = (file: string, text: string) => tree.read(file).split(text).length - 1;
    expect(occurrences('schema/news.graphql', 'type NewsItem ')).toBe(1);
    expect(occurrences('graphql/news/parents.ts', 'NewsItem: ')).toBe(1);
    expect(occurrences('graphql/news/resolvers.ts', 'NewsItemConnection: connection')).toBe(1);
    expect(occurrences('services/news/endpoints.ts', "from '../contract/wire.ts'")).toBe(1);
    expect(tree.read('graphql/news/resolvers.ts')).toContain('const { main, item, archive } = domains.news;');
    expect(tree.read('graphql/news/resolvers.ts')).toContain('orNull(item({ params: { news_id: newsId } }))');
    expect(occurrences('services/news/endpoints.ts', 'answer: newsItem')).toBe(3);
  });

  test('a method that changes something is a mutation with an input and a payload of its own', async () => {
    const { tree } = await added({ ...news, name: 'rate', method: 'POST', path: '/v2/news/{id}/rate', form: 'one' });
    expect(tree.read('schema/news.graphql')).toContain(
      'newsRate("What is asked for." input: NewsRateInput! @source(spec: "1 §9")): NewsRatePayload',
    );
    expect(tree.read('services/news/endpoints.ts')).toContain("repeat: 'keyed'");
    expect(tree.read('services/news/endpoints.ts')).toContain("cache: 'never'");
    expect(tree.read('graphql/news/parents.ts')).toContain('NewsItem: newsItem');
  });

  test('a change is tried by a shopper, with a key that the gateway takes, and says where its input is left', async () => {
    const rename: Call = {
      ...news,
      domain: 'profile',
      name: 'rename',
      method: 'PUT',
      path: '/v2/users/me/name',
      form: 'one',
      type: 'Profile',
    };
    const { tree, problems } = await added(rename);
    expect(tree.read('services/profile/endpoints.ts')).toContain('answer: userProfile');
    expect(tree.read('apps/server/test/declared/accounts.ts')).toMatch(
      /rename: \{ ask: async .*as: \{ bearer: \(await session\(\)\)\.bearer \}/,
    );
    expect(left(problems)).toContain('graphql/testing/operations.ts: the rest of the input.');
    const [, key = ''] = /profileRename\(input: \{ idempotencyKey: "([^"]+)"/.exec(tree.read('graphql/testing/operations.ts')) ?? [];
    expect(idempotencyKeyOf(key)).toBe(key);
  });

  test('what is deleted is sent no body, and is of another domain where its type is', async () => {
    const gone: Call = { ...news, name: 'forget', method: 'DELETE', path: '/v2/news/{id}', form: 'one', type: 'Profile' };
    const { tree } = await added(gone);
    expect(tree.read('services/news/endpoints.ts')).toContain("answer: 'to fill: the schema of Profile on the wire'");
    expect(tree.read('apps/server/test/declared/news.ts')).not.toContain('body:');
    expect(tree.read('graphql/testing/operations.ts')).not.toContain('to fill');
  });

  test.each(today)('finds its place in %s', async (domain) => {
    const call: Call = {
      ...news,
      domain,
      name: 'generated',
      path: '/v2/generated',
      form: 'list',
      type: 'Generated',
      spec: null,
      cache: null,
    };
    const { problems } = await added(call);
    expect(left(problems)).toContain(`services/${domain}/endpoints.ts: never, or lifetimes.… of services/contract/lifetimes.ts.`);
    expect(left(problems)).toContain(`${handlers(domain)}: the answer, as the declaration has it.`);
  });

  test.each([
    [{ path: 'v2/news' }, 'begins with a slash'],
    [{ method: 'FETCH' }, 'is no method'],
    [{ type: 'newsItem' }, 'is no name of a type'],
    [{ spec: '§9' }, 'is no section'],
    [{ cache: 'forever' }, 'is no lifetime; there are never, '],
    [{ domain: 'News' }, 'is no name of a domain'],
  ] as const)('refuses %o, and writes nothing', (over, message) => {
    const tree = new Tree(plantedDomains());
    expect(() => addCall(tree, { ...news, ...over })).toThrow(message);
  });
});

test('npm run new -- domain leaves nothing but its schema', async () => {
  const folder = plantedDomains();
  const tree = new Tree(folder);
  addDomain(tree, 'news');
  tree.write();
  expect((await domains.find(folder)).problems).toEqual([
    'news has no schema/news.graphql: write it; docs/adding-a-call.md says what belongs into it.',
    'news is missing in apps/gateway/sandbox/examples.ts: add an example.',
  ]);
  expect(() => addDomain(tree, 'stores')).toThrow('stores is a domain already.');
});

test('npm run new -- screen writes the operation, the route, its test and its address', async () => {
  const folder = plantedDomains();
  const tree = new Tree(folder);
  addScreen(tree, { name: 'news', path: '/news/:id?', field: 'newsMain' });
  tree.write();
  expect(tree.created).toEqual(['apps/web/app/news/news.graphql', 'apps/web/app/news/route.tsx', 'apps/web/app/news/route.test.ts']);
  expect(tree.read('apps/web/app/routes.ts')).toMatch(/route\('news\/:id\?', 'news\/route\.tsx'\),\n +route\('\*'/);
  expect(tree.read('apps/web/app/shell/known.ts')).toContain(String.raw`/^\/news(?:\/|\?|$)/`);
  expect(() => parse(tree.read('apps/web/app/news/news.graphql'))).not.toThrow();
  expect(left((await domains.find(folder)).problems)).toEqual(
    expect.arrayContaining([
      'apps/web/app/news/news.graphql: what this screen shows.',
      'apps/web/app/news/route.tsx: its title in Russian.',
    ]),
  );
  expect(() => addScreen(tree, { name: 'news', path: '/news', field: 'newsMain' })).toThrow('is there already');
});
