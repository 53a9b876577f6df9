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

const lectures: Call = {
  domain: 'lectures',
  name: 'main',
  method: 'GET',
  path: '/v2/lectures/main',
  form: 'paged',
  type: 'Lecture',
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
    const { tree, problems } = await added(lectures);
    expect(tree.created).toEqual([
      'services/lectures/endpoints.ts',
      'apps/provider/src/lectures/handlers.ts',
      'apps/server/test/declared/lectures.ts',
      'graphql/lectures/parents.ts',
      'graphql/lectures/resolvers.ts',
      'graphql/testing/answers/lectures.ts',
      'graphql/testing/operations/lectures.ts',
      'schema/lectures.graphql',
      'apps/gateway/sandbox/examples/lectures.ts',
    ]);
    expect(left(problems).toSorted()).toEqual([
      'apps/gateway/sandbox/examples/lectures.ts: what it shows.',
      'apps/provider/src/lectures/handlers.ts: the answer, as the declaration has it.',
      'graphql/testing/answers/lectures.ts: the other fields.',
      'schema/lectures.graphql: what a Lecture is.',
      'schema/lectures.graphql: what it answers, and when it is null.',
      'services/lectures/endpoints.ts: one sentence.',
      'services/lectures/endpoints.ts: the other fields, in the words of the wire.',
    ]);
    // Beside a value of the right kind, the text is a type that the value does not have.
    expect(tree.read('services/lectures/endpoints.ts')).toContain("z.object({ id } satisfies 'to fill: ");
    expect(tree.read('graphql/lectures/resolvers.ts')).toContain('lecturesMain: reaches({ main }');
    expect(tree.read('schema/lectures.graphql')).toContain(
      'LectureConnection @listSize(slicingArguments: ["perPage"], assumedSize: 24) @source(spec: "1 §9")',
    );
  });

  test('adds to what is there: no type, row or import twice', async () => {
    const one: Call = { ...lectures, name: 'item', path: '/v2/lectures/{lecture_id}', form: 'one' };
    const { tree } = await added(lectures, one, { ...lectures, name: 'archive', path: '/v2/lectures/archive' });
    const occurrences = (file: string, text: string) => tree.read(file).split(text).length - 1;
    expect(occurrences('schema/lectures.graphql', 'type Lecture ')).toBe(1);
    expect(occurrences('graphql/lectures/parents.ts', 'Lecture: ')).toBe(1);
    expect(occurrences('graphql/lectures/resolvers.ts', 'LectureConnection: connection')).toBe(1);
    expect(occurrences('services/lectures/endpoints.ts', "from '../contract/wire.ts'")).toBe(1);
    expect(tree.read('graphql/lectures/resolvers.ts')).toContain('const { main, item, archive } = domains.lectures;');
    expect(tree.read('graphql/lectures/resolvers.ts')).toContain('orNull(item({ params: { lecture_id: lectureId } }))');
    expect(occurrences('services/lectures/endpoints.ts', 'answer: lecture')).toBe(3);
  });

  test('a method that changes something is a mutation with an input and a payload of its own', async () => {
    const { tree } = await added({ ...lectures, name: 'rate', method: 'POST', path: '/v2/lectures/{id}/rate', form: 'one' });
    expect(tree.read('schema/lectures.graphql')).toContain(
      'lecturesRate("What is asked for." input: LecturesRateInput! @source(spec: "1 §9")): LecturesRatePayload',
    );
    expect(tree.read('services/lectures/endpoints.ts')).toContain("repeat: 'keyed'");
    expect(tree.read('services/lectures/endpoints.ts')).toContain("cache: 'never'");
    expect(tree.read('graphql/lectures/parents.ts')).toContain('Lecture: lecture');
  });

  test('a change is tried by a shopper, with a key that the gateway takes, and says where its input is left', async () => {
    const rename: Call = {
      ...lectures,
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
    expect(left(problems)).toContain('graphql/testing/operations/profile.ts: the rest of the input.');
    const [, key = ''] =
      /profileRename\(input: \{ idempotencyKey: "([^"]+)"/.exec(tree.read('graphql/testing/operations/profile.ts')) ?? [];
    expect(idempotencyKeyOf(key)).toBe(key);
  });

  test('what is deleted is sent no body, and is of another domain where its type is', async () => {
    const gone: Call = { ...lectures, name: 'forget', method: 'DELETE', path: '/v2/lectures/{id}', form: 'one', type: 'Profile' };
    const { tree } = await added(gone);
    expect(tree.read('services/lectures/endpoints.ts')).toContain("answer: 'to fill: the schema of Profile on the wire'");
    expect(tree.read('apps/server/test/declared/lectures.ts')).not.toContain('body:');
    expect(tree.read('graphql/testing/operations/lectures.ts')).not.toContain('to fill');
  });

  test.each(today)('finds its place in %s', async (domain) => {
    const call: Call = {
      ...lectures,
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
    [{ path: 'v2/lectures' }, 'begins with a slash'],
    [{ method: 'FETCH' }, 'is no method'],
    [{ type: 'lecture' }, 'is no name of a type'],
    [{ spec: '§9' }, 'is no section'],
    [{ cache: 'forever' }, 'is no lifetime; there are never, '],
    [{ domain: 'Lectures' }, 'is no name of a domain'],
  ] as const)('refuses %o, and writes nothing', (over, message) => {
    const tree = new Tree(plantedDomains());
    expect(() => addCall(tree, { ...lectures, ...over })).toThrow(message);
  });
});

test('npm run new -- domain leaves nothing but its schema', async () => {
  const folder = plantedDomains();
  const tree = new Tree(folder);
  addDomain(tree, 'lectures');
  tree.write();
  expect((await domains.find(folder)).problems).toEqual([
    'lectures has no schema/lectures.graphql: write it; docs/adding-a-call.md says what belongs into it.',
    'lectures is missing in apps/gateway/sandbox/examples: add an example.',
  ]);
  expect(() => addDomain(tree, 'stores')).toThrow('stores is a domain already.');
});

test('npm run new -- screen writes the operation, the route, its test and its address', async () => {
  const folder = plantedDomains();
  const tree = new Tree(folder);
  addScreen(tree, { name: 'lectures', path: '/lectures/:id?', field: 'lecturesMain' });
  tree.write();
  expect(tree.created).toEqual([
    'apps/web/app/lectures/lectures.graphql',
    'apps/web/app/lectures/route.tsx',
    'apps/web/app/lectures/route.test.ts',
  ]);
  expect(tree.read('apps/web/app/routes.ts')).toMatch(/route\('lectures\/:id\?', 'lectures\/route\.tsx'\),\n +route\('\*'/);
  expect(tree.read('apps/web/app/shell/known.ts')).toContain(String.raw`/^\/lectures(?:\/|\?|$)/`);
  expect(tree.read('apps/web/app/shell/known.ts')).not.toMatch(/,\s*,/);
  expect(() => parse(tree.read('apps/web/app/lectures/lectures.graphql'))).not.toThrow();
  expect(left((await domains.find(folder)).problems)).toEqual(
    expect.arrayContaining([
      'apps/web/app/lectures/lectures.graphql: what this screen shows.',
      'apps/web/app/lectures/route.tsx: its title in Russian.',
    ]),
  );
  expect(() => addScreen(tree, { name: 'lectures', path: '/lectures', field: 'lecturesMain' })).toThrow('is there already');
});
