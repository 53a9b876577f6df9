import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { handlerList, handlersOf } from '../checks/domains.ts';
import { root } from '../command.ts';
import { plantedDomains, problemsIn, today } from '../testing/domains.ts';
import { addCalls, holesIn, lectures, readable, remainingProblems } from '../testing/new.ts';
import { addCall } from './call.ts';
import type { Call } from './call-description.ts';
import { addDomain } from './domain.ts';
import { fieldsFrom } from './fields.ts';
import { plural, singular } from './naming.ts';
import { addScreen, type Screen } from './screen.ts';
import { Tree } from './tree.ts';

// Hundreds of files are read and copied, on a machine that may do much else.
vi.setConfig({ testTimeout: 60_000 });

const handlers = (domain: string) => handlersOf(domain, readFileSync(join(root, handlerList), 'utf8'));

describe('npm run new -- call', () => {
  test('writes a domain with its call into every room, and the check names what is left', () => {
    const { tree, problems } = addCalls(lectures);
    expect(tree.created).toEqual([
      'services/lectures/endpoints.ts',
      'apps/provider/src/catalogue/lectures/handlers.ts',
      'schema/lectures.graphql',
      'apps/gateway/sandbox/examples/lectures.ts',
      'apps/provider-spec/src/lectures.ts',
    ]);
    expect(remainingProblems(problems).toSorted()).toEqual([
      'apps/gateway/sandbox/examples/lectures.ts: what it shows.',
      'apps/provider-spec/src/lectures.ts: what the specification names of it.',
      'apps/provider/src/catalogue/lectures/handlers.ts: the answer, as the declaration has it.',
      'schema/lectures.graphql: what a Lecture is.',
      'schema/lectures.graphql: what it answers, and when it is null.',
      'services/lectures/endpoints.ts: one sentence.',
      'services/lectures/endpoints.ts: the other fields, in the words of the wire.',
    ]);
    // Beside a value of the right kind, the text is a type that the value does not have.
    expect(tree.read('services/lectures/endpoints.ts')).toContain("z.object({ id } satisfies 'to fill: ");
    expect(tree.read('services/lectures/endpoints.ts')).toContain("field: 'lecturesMain'");
    expect(tree.read('schema/lectures.graphql')).toContain(
      'LecturePage @listSize(slicingArguments: ["perPage"], assumedSize: 24) @source(spec: "1 §9")',
    );
  });

  test('adds to what is there: no type, row or import twice', () => {
    const one: Call = { ...lectures, name: 'item', path: '/v2/lectures/{lecture_id}', form: 'one' };
    const { tree } = addCalls(lectures, one, { ...lectures, name: 'archive', path: '/v2/lectures/archive' });
    const occurrences = (file: string, text: string) => tree.read(file).split(text).length - 1;
    expect(occurrences('schema/lectures.graphql', 'type Lecture ')).toBe(1);
    expect(occurrences('services/lectures/endpoints.ts', "from '../contract/wire.ts'")).toBe(1);
    expect(tree.read('services/lectures/endpoints.ts')).toContain('params: z.object({ lecture_id: idText })');
    expect(occurrences('services/lectures/endpoints.ts', 'answer: lecture')).toBe(3);
  });

  test('writes all that the command names: fields, a table with its handler, and leaves what only words can say', () => {
    const fields = fieldsFrom('title starts_at:instant price:rubles? image:picture');
    const summary = 'Lectures that are to come.';
    const one: Call = { ...lectures, name: 'item', path: '/v2/lectures/{id}', form: 'one', summary: 'One lecture.', table: 'lectures' };
    const { tree, problems } = addCalls({ ...lectures, fields, summary, table: 'lectures' }, one);
    expect([...new Set(remainingProblems(problems).map((problem) => problem.replace(/: .*/, '')))].toSorted()).toEqual([
      'apps/provider/demo/lectures.json',
      'apps/provider/src/catalogue/lectures/handlers.ts',
      'schema/lectures.graphql',
    ]);
    expect(tree.read('services/lectures/endpoints.ts')).toContain(
      "z.object({ id, title: z.string(), starts_at: instant, price: orNull(rubles), image: media }).meta(fromSpec('1 §9'))",
    );
    expect(tree.read('schema/lectures.graphql')).toContain('  image: String! @picture @source(spec: "1 §9")');
    expect(tree.read('schema/lectures.graphql')).toContain('"One lecture. Null when there is none."');
    const migration = tree.created.find((path) => path.endsWith('_lectures.sql')) ?? '';
    expect(tree.read(migration)).toContain('title text not null,\n  starts_at timestamptz not null,\n  -- Kopecks.\n  price bigint,\n');
    expect(tree.read('apps/provider/demo/seed.ts')).toMatch(/^const historyTables\b.* = \[[^\]]*\bseedLectures,\s*\];/m);
    expect(tree.read(handlers('lectures')).match(/image from lectures/g)).toHaveLength(2);
  });

  test('nothing of a call of ours is obligatory, and the provider of the specification does not know it', () => {
    const { tree } = addCalls({ ...lectures, spec: null, fields: fieldsFrom('title') });
    expect(tree.read('services/lectures/endpoints.ts')).toContain(
      'z.object({ id: requiredExtension(id), title: extension(z.string()) }).meta(fromExtension)',
    );
    expect(tree.read('schema/lectures.graphql')).toContain('  title: String @source(ours: true)');
    expect(tree.changed.filter((file) => /test|provider-spec/.test(file))).toEqual([]);
  });

  test('types stand before queries, and queries before mutations, whatever was written first', () => {
    const rate: Call = { ...lectures, name: 'rate', method: 'POST', path: '/v2/lectures/{id}/rate', form: 'one' };
    const { tree } = addCalls(rate, { ...lectures, name: 'hall', path: '/v2/halls', form: 'list', type: 'Hall' }, lectures);
    const heads = tree.read('schema/lectures.graphql').match(/^(?:type|input|extend type) \w+/gm);
    expect(heads).toEqual([
      ...['type Lecture', 'input LecturesRateInput', 'type LecturesRatePayload', 'type Hall', 'type LecturePage'],
      ...['extend type Query', 'extend type Mutation'],
    ]);
  });

  test('a field has the name that it is given, and its input and payload have it too', () => {
    const rate: Call = { ...lectures, name: 'rate', field: 'lectureRate', method: 'POST', path: '/v2/lectures/{id}/rate', form: 'one' };
    const { tree } = addCalls({ ...lectures, field: 'lectures' }, rate);
    const schema = tree.read('schema/lectures.graphql');
    for (const text of ['  lectures(', '  lectureRate(', 'input: LectureRateInput!', '): LectureRatePayload'])
      expect(schema).toContain(text);
    for (const file of tree.changed) expect(tree.read(file)).not.toMatch(/lectures(Main|Rate)\b/i);
  });

  test.each(today)('finds its place in %s', (domain) => {
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
    const tree = new Tree(root);
    addCall(tree, call);
    readable(tree);
    expect(tree.read(`services/${domain}/endpoints.ts`)).toContain("'to fill: never, or lifetimes.…");
    expect(tree.read(handlers(domain))).toContain("generated: async () => 'to fill: the answer");
  });

  test.each([
    [{ path: 'v2/lectures' }, 'begins with a slash'],
    [{ method: 'FETCH' }, 'is no method'],
    [{ type: 'lecture' }, 'is no name of a type'],
    [{ spec: '§9' }, 'is no section'],
    [{ cache: 'forever' }, 'is no lifetime; there are never, '],
    [{ domain: 'Lectures' }, 'is no name of a domain'],
    [{ table: 'lectures' }, 'it is made of --fields'],
    [{ type: 'Store', fields: fieldsFrom('title') }, 'is there already'],
  ] as const)('refuses %o, and writes nothing', (over, message) => {
    expect(() => addCall(new Tree(root), { ...lectures, ...over })).toThrow(message);
  });
});

test('npm run new -- domain leaves nothing but its schema', async () => {
  const folder = plantedDomains();
  const tree = new Tree(folder);
  addDomain(tree, 'lectures');
  tree.save();
  expect(await problemsIn(folder)).toEqual([
    'lectures has no schema/lectures.graphql: write it; docs/adding-a-call.md says what belongs into it.',
    'lectures is missing in apps/gateway/sandbox/examples: add an example.',
  ]);
  expect(() => addDomain(tree, 'stores')).toThrow('stores is a domain already.');
});

test('fields have a name, a kind that there is, and a mark where they may be absent', () => {
  expect(fieldsFrom('title, price:rubles?').map(({ name, kind, isOptional }) => [name, kind.schema, isOptional])).toEqual([
    ['title', 'String', false],
    ['price', 'Money', true],
  ]);
  expect(() => fieldsFrom('title:words')).toThrow('«words» is no kind of field; there are text, ');
  expect(() => fieldsFrom('Title')).toThrow('«Title» is no field');
});

test('npm run new -- screen writes the operation, the route, its test and its address', () => {
  const tree = new Tree(root);
  addCall(tree, { ...lectures, fields: fieldsFrom('title') });
  addCall(tree, { ...lectures, name: 'item', path: '/v2/lectures/{id}', form: 'one' });
  tree.created.length = 0;
  const all: Screen = { name: 'lectures', path: '/lectures', field: 'lecturesMain', title: 'Лекции', shows: 'public' };
  addScreen(tree, all);
  addScreen(tree, { name: 'lecture', path: '/lectures/:id', field: 'lecturesItem', title: null, shows: null });
  expect(tree.created).toEqual([
    'apps/web/app/routes/lectures/lectures.graphql',
    'apps/web/app/routes/lectures/route.tsx',
    'apps/web/app/routes/lectures/route.test.ts',
    ...[
      'apps/web/app/routes/lecture/lecture.graphql',
      'apps/web/app/routes/lecture/route.tsx',
      'apps/web/app/routes/lecture/route.test.ts',
    ],
  ]);
  expect(tree.read('apps/web/app/routes.ts')).toMatch(/route\('lectures\/:id', 'routes\/lecture\/route\.tsx'\),\n +route\('\*'/);
  expect(tree.read('apps/web/app/platform/head/screen-paths.ts')).toMatch(/ '\/lectures',\n *`\/lectures\/\$\{id\}`,\n\];/);
  expect(tree.read('apps/web/app/platform/head/screen-paths.ts')).not.toMatch(/,\s*,/);
  expect(tree.read('apps/web/app/routes/lectures/lectures.graphql')).toContain('    nodes {\n      id\n      title\n    }');
  expect(tree.read('apps/web/app/routes/lecture/lecture.graphql')).toContain('query Lecture($id: ID!) {\n  lecturesItem(id: $id) {');
  expect(tree.read('apps/web/app/routes/lecture/route.tsx')).toContain('{ id: params.id }');
  expect(tree.read('apps/server/test/authorization/screens.ts')).toContain("'/lectures': 'public'");
  expect(tree.read('apps/server/e2e/page-requirements.ts')).toContain("'lectures/:id': inPlace,\n};");
  expect(tree.read('apps/provider/src/catalogue/site/static-pages.ts')).toContain(
    String.raw`publicPage(/^\/lectures$/, 'Лекции', 'to fill: `,
  );
  const filledProblems = remainingProblems(holesIn(tree)).filter((problem) => /apps\/web|authorization|static-pages/.test(problem));
  expect(filledProblems.toSorted()).toEqual([
    'apps/provider/src/catalogue/site/static-pages.ts: what a search engine tells of it.',
    'apps/server/test/authorization/screens.ts: public or own.',
    'apps/web/app/routes/lecture/route.tsx: its title in Russian.',
    'apps/web/app/routes/lecture/route.tsx: what is shown.',
    'apps/web/app/routes/lectures/route.tsx: what is shown of each.',
  ]);
  expect(() => addScreen(tree, all)).toThrow('is there already');
  expect(() => addScreen(tree, { ...all, name: 'halls', field: 'halls' })).toThrow('Query has no halls to show');
});

test.each([
  ...['lecture', 'course', 'purchase', 'house', 'clause', 'case', 'prize', 'device', 'use'],
  ...['status', 'bonus', 'address', 'class', 'box', 'branch', 'wish', 'story', 'gift_box', 'movie', 'cache', 'day'],
])('of several things «%s» is one', (one) => expect(singular(plural(one))).toBe(one));
