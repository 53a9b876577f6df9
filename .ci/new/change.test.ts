import { idempotencyKeyOf } from '@vitrina/graphql/base/idempotency.ts';
import { describe, expect, test, vi } from 'vitest';
import { root } from '../command.ts';
import { addCalls, lectures, remainingProblems } from '../testing/new.ts';
import { addCall } from './call.ts';
import type { Call } from './call-description.ts';
import { fieldsFrom } from './fields.ts';
import { Tree } from './tree.ts';

// Many files are read, on a machine that may do much else.
vi.setConfig({ testTimeout: 60_000 });

const rate: Call = { ...lectures, name: 'rate', method: 'POST', path: '/v2/lectures/{id}/rate', form: 'one' };

/** The same, which says all that the command can say: words, an answer that is no thing, what is kept of what. */
const whole: Call = {
  ...rate,
  field: 'lectureRate',
  type: 'LectureRatePayload',
  hasId: false,
  summary: 'Says what a shopper thinks of a lecture.',
  sends: fieldsFrom('mood:enum(GOOD|BAD=not_good) text?', 'LectureRate'),
  fields: fieldsFrom('is_kept:yes mood:enum(GOOD|BAD=not_good)', 'LectureRate'),
  table: 'lectures',
  keeps: 'lecture_marks',
};
const read: Call = { ...lectures, fields: fieldsFrom('title'), summary: 'Lectures that are to come.', table: 'lectures' };

describe('npm run new -- call with a method that changes something', () => {
  test('a phone and bounds hold from the call to the table', () => {
    const sends = fieldsFrom('phone:phone seats:number(2..8) name:text(2..40)');
    const { tree } = addCalls({ ...read, fields: fieldsFrom('title:text(1..80)') }, { ...whole, sends, fields: fieldsFrom('is_kept:yes') });
    expect(tree.read('services/lectures/endpoints.ts')).toContain(
      'phone: phone, seats: z.int().min(2).max(8), name: z.string().min(2).max(40)',
    );
    expect(tree.read('schema/lectures.graphql')).toMatch(/phone: Phone!.*\n[^\n]*\n\s+seats: Int!/);
    const marksMigration = tree.created.find((path) => path.endsWith('_lecture_marks.sql')) ?? '';
    expect(tree.read(marksMigration)).toContain('phone text not null,\n  seats integer not null check (seats between 2 and 8)');
    expect(tree.read('graphql/testing/operations/lectures.ts')).toContain('phone: "+79000000001", seats: 2, name: "text"');
    expect(tree.read('apps/provider/src/authorization.test.ts')).toContain("insert into lectures (id, title) values (1, 'text')");
  });

  test('several of a kind are an array from the call to the table', () => {
    const sends = fieldsFrom('names:text(2..40)[] seats:number[]?');
    const { tree } = addCalls({ ...read, fields: fieldsFrom('speakers:text[]') }, { ...whole, sends, fields: fieldsFrom('is_kept:yes') });
    expect(tree.read('services/lectures/endpoints.ts')).toContain(
      'names: z.array(z.string().min(2).max(40)), seats: z.nullable(z.array(z.int()))',
    );
    expect(tree.read('schema/lectures.graphql')).toMatch(/names: \[String!\]!.*\n[^\n]*\n\s+seats: \[Int!\] /);
    const marksMigration = tree.created.find((path) => path.endsWith('_lecture_marks.sql')) ?? '';
    expect(tree.read(marksMigration)).toContain('names text[] not null,\n  seats integer[],');
    expect(tree.read('apps/provider/src/catalogue/lectures/handlers.ts')).toContain('sql.param(body.names)');
    expect(tree.read('apps/provider/src/platform/database/schema/lectures.ts')).toContain('speakers: text().array().notNull()');
    expect(() => fieldsFrom('is_open:yes[]')).toThrow('no kind of field');
  });

  test('bounds stand in their order', () => expect(() => fieldsFrom('seats:number(8..2)')).toThrow('the least stands first'));

  test('what a change sends goes from its input to the provider, and another’s thing is asked for', () => {
    const sends = fieldsFrom('mark:number text?');
    const { tree } = addCalls({ ...lectures, name: 'rate', method: 'POST', path: '/v2/lectures/{id}/rate', form: 'one', sends });
    expect(tree.read('services/lectures/endpoints.ts')).toContain('mark: z.int(), text: z.nullable(z.string().min(1).max(500))');
    expect(tree.read('graphql/lectures/resolvers.ts')).toContain('body: { mark, text: text ?? null }');
    expect(tree.read('graphql/testing/operations/lectures.ts')).toContain('(input: { id: 1, mark: 1, text: "text", idempotencyKey: ');
    expect(tree.read('apps/provider/src/testing/authorization-matrix.ts')).toContain("'lectures.rate': { access: 'to fill: ");
    expect(tree.read('apps/provider/src/large-numbers.test.ts')).toContain('\'lectures.rate\': { mark: 1, text: "text" }');
    expect(tree.read('apps/server/test/authorization/fields.ts')).toContain("'Mutation.lecturesRate': 'to fill: ");
  });

  test('a method that changes something is a mutation with an input and a payload of its own', () => {
    const { tree } = addCalls({ ...lectures, name: 'rate', method: 'POST', path: '/v2/lectures/{id}/rate', form: 'one' });
    expect(tree.read('schema/lectures.graphql')).toContain(
      'lecturesRate("What is asked for." input: LecturesRateInput! @source(spec: "1 §9")): LecturesRatePayload',
    );
    expect(tree.read('services/lectures/endpoints.ts')).toContain("idempotency: 'keyed'");
    expect(tree.read('services/lectures/endpoints.ts')).toContain("cache: 'never'");
    expect(tree.read('graphql/lectures/sources.ts')).toContain('Lecture: lecture');
  });

  test('a change is tried by a shopper, with a key that the gateway takes, and says where its input is left', () => {
    const rename: Call = {
      ...lectures,
      domain: 'profile',
      name: 'rename',
      method: 'PUT',
      path: '/v2/users/me/name',
      form: 'one',
      type: 'Profile',
    };
    const { tree, problems } = addCalls(rename);
    expect(tree.read('services/profile/endpoints.ts')).toContain('answer: userProfile');
    expect(tree.read('apps/server/test/contract/accounts.ts')).toMatch(
      /rename: \{ buildRequest: async .*as: \{ bearer: \(await session\(\)\)\.bearer \}/,
    );
    expect(remainingProblems(problems)).toContain('graphql/testing/operations/profile.ts: the rest of the input.');
    const [, key = ''] =
      /profileRename\(input: \{ idempotencyKey: "([^"]+)"/.exec(tree.read('graphql/testing/operations/profile.ts')) ?? [];
    expect(idempotencyKeyOf(key)).toBe(key);
  });

  test('what is deleted is sent no body, and is of another domain where its type is', () => {
    const removal: Call = { ...lectures, name: 'forget', method: 'DELETE', path: '/v2/lectures/{id}', form: 'one', type: 'Profile' };
    const { tree } = addCalls(removal);
    expect(tree.read('services/lectures/endpoints.ts')).toContain("answer: 'to fill: the schema of Profile on the wire'");
    expect(tree.read('apps/server/test/contract/lectures.ts')).not.toContain('body:');
    expect(tree.read('graphql/testing/operations/lectures.ts')).not.toContain('to fill');
  });

  test('leaves the words of the schema alone when the command says the rest', () => {
    const { problems } = addCalls(read, whole);
    expect([...new Set(remainingProblems(problems).map((problem) => problem.replace(/: .*/, '')))]).toEqual([
      'apps/provider/demo/lectures.json',
      'apps/provider/src/catalogue/lectures/handlers.ts',
      'schema/lectures.graphql',
    ]);
    expect(remainingProblems(problems)).toContain(
      'apps/provider/src/catalogue/lectures/handlers.ts: that there is no such thing, in Russian: Такой лекции нет.',
    );
  });

  test('answers how it went, without a thing that has an id', () => {
    const { tree } = addCalls(read, whole);
    expect(tree.read('services/lectures/endpoints.ts')).toContain(
      "export const rateAnswer = z.object({ is_kept: z.boolean(), mood: ownShape(z.enum(lectureRateMoods)) }).meta(fromSpec('1 §9'));",
    );
    expect(tree.read('schema/lectures.graphql')).toMatch(/^type LectureRatePayload .*\{\n.*\n {2}isKept: Boolean @source/m);
    expect(tree.read('graphql/lectures/sources.ts')).toContain('LectureRatePayload: rateAnswer');
    expect(tree.read('graphql/lectures/resolvers.ts')).toContain('=> rate({ params: { id }, body: {');
    expect(tree.read('graphql/testing/operations/lectures.ts')).toContain('}) { isKept mood }');
    expect(tree.read('apps/provider-spec/src/lectures.ts')).toContain(
      `'POST /v2/lectures/:id/rate': () => ({ is_kept: true, mood: "good" })`,
    );
    expect(tree.read('apps/server/test/contract/lectures.ts')).toContain(
      'holds: (answer) => expect(answer).toEqual({ is_kept: true, mood: "good" })',
    );
  });

  test('a few words are an enum of the schema, and words of the wire, both ways', () => {
    const { tree } = addCalls(read, whole);
    expect(tree.read('schema/lectures.graphql')).toMatch(/^enum LectureRateMood .*\{\n.*`good`.*\n {2}GOOD .*\n.*`not_good`.*\n {2}BAD /m);
    expect(tree.read('services/lectures/vocabulary.ts')).toContain("export const lectureRateMoods = ['good', 'not_good'] as const;");
    const enumsText = tree.read('graphql/lectures/enums.ts');
    expect(enumsText).toContain(
      "export const wireLectureRateMoods: Readonly<Record<LectureRateMood, WireLectureRateMood>> = { GOOD: 'good', BAD: 'not_good' };",
    );
    expect(enumsText).toContain(
      "const lectureRateMoods: Readonly<Record<WireLectureRateMood, LectureRateMood>> = { 'good': 'GOOD', 'not_good': 'BAD' };",
    );
    const resolvers = tree.read('graphql/lectures/resolvers.ts');
    expect(resolvers).toContain('body: { mood: wireLectureRateMoods[mood], text: text ?? null }');
    expect(resolvers).toContain('LectureRatePayload: { mood: ({ mood }) => lectureRateMoodOf(mood) }');
    expect(tree.read('graphql/testing/operations/lectures.ts')).toContain('(input: { id: 1, mood: GOOD, text: "text", ');
    // The schema has it once, whoever names it next; with other words it is refused.
    const again = { ...whole, name: 'rateAgain', field: 'lectureRateAgain', type: 'LectureRateAgainPayload', keeps: null };
    addCall(tree, again);
    expect(tree.read('schema/lectures.graphql').match(/^enum /gm)).toHaveLength(1);
    const other = {
      ...again,
      name: 'other',
      field: 'lectureOther',
      type: 'LectureOtherPayload',
      sends: fieldsFrom('mood:enum(FINE)', 'LectureRate'),
    };
    expect(() => addCall(tree, { ...other, fields: fieldsFrom('is_kept:yes') })).toThrow('LectureRateMood is there already');
  });

  test('words of a thing that is read are kept, answered and shown as words', () => {
    const kinds = fieldsFrom('kind:enum(TALK|SHOW) level:enum(EASY|HARD)?', 'Lecture');
    const { tree } = addCalls({ ...read, fields: kinds });
    const migration = tree.created.find((path) => path.endsWith('_lectures.sql')) ?? '';
    expect(tree.read(migration)).toContain("kind text not null check (kind in ('talk', 'show')),\n  level text check");
    expect(tree.read('apps/provider/demo/lectures.ts')).toContain('kind: z.enum(lectureKinds), level: z.enum(lectureLevels).nullable()');
    expect(tree.read('graphql/lectures/resolvers.ts')).toContain('Lecture: { kind: ({ kind }) => lectureKindOf(kind), level: (');
    const handler = tree.read('apps/provider/src/catalogue/lectures/handlers.ts');
    expect(handler).toContain('kind: code(lectureKinds), level: code(lectureLevels).nullable()');
    expect(handler).toContain("import { lectureKinds, lectureLevels } from '@vitrina/services/lectures/vocabulary.ts';");
  });

  test('is made once for each key, in one transaction, by whoever is signed in', () => {
    const { tree, problems } = addCalls(read, { ...whole, keeps: null });
    const handler = tree.read('apps/provider/src/catalogue/lectures/handlers.ts');
    expect(handler).toContain('if (user === null) throw unauthorized();');
    expect(handler).toContain("{ call: 'lectures-rate', owner: String(user.id), key, request: { ...params, ...body } }, async (tx) => {");
    expect(handler).toMatch(/select id from lectures where id = \$\{toDatabaseId\(params\.id\)\}/);
    expect(remainingProblems(problems)).toContain(
      'apps/provider/src/catalogue/lectures/handlers.ts: what it changes before that, through tx (its rows locked by lockRows).',
    );
  });

  test('what it sends is kept in a table of its own, which goes with the shopper and with the thing', () => {
    const { tree } = addCalls(read, whole);
    const migration = tree.created.find((path) => path.endsWith('_lecture_marks.sql')) ?? '';
    for (const line of [
      'user_id integer not null references users (id) on delete cascade,',
      'lecture_id integer not null references lectures (id) on delete cascade,',
      "mood text not null check (mood in ('good', 'not_good')),",
      'create index lecture_marks_user_id on lecture_marks (user_id);',
      'create index lecture_marks_lecture_id on lecture_marks (lecture_id);',
    ])
      expect(tree.read(migration)).toContain(line);
    const handler = tree.read('apps/provider/src/catalogue/lectures/handlers.ts');
    expect(handler).toContain('insert into lecture_marks (user_id, lecture_id, mood, text, inserted_at)');
    expect(handler).toMatch(/values \(\$\{user\.id\}, \$\{toDatabaseId\(params\.id\)\}, \$\{body\.mood\}, \$\{body\.text\}, \$\{now\./);
    expect(handler).toContain('return { is_kept: true, mood: body.mood };');
  });

  test('other visitors try it on what the demonstration has, once it is about a row of that', () => {
    const { tree } = addCalls(read, whole, {
      ...whole,
      name: 'rateAgain',
      field: 'lectureRateAgain',
      type: 'LectureRateAgainPayload',
      keeps: null,
    });
    expect(tree.read('apps/provider/src/testing/authorization-matrix.ts')).toContain("'lectures.rate': { access: 'open', id: 1, body: {");
    const authorizationTest = tree.read('apps/provider/src/authorization.test.ts');
    expect(authorizationTest.match(/insert into lectures \(id, .*\) values \(1, .*\)`\);\n/g)).toHaveLength(1);
    expect(authorizationTest).not.toContain('../demo/');
    expect(tree.read('apps/server/test/authorization/fields.ts')).toContain("'Mutation.lectureRate': 'public'");
    const { tree: another } = addCalls({ ...whole, path: '/v2/lectures/subscribe', table: null });
    expect(another.read('apps/provider/src/testing/authorization-matrix.ts')).toContain("'lectures.rate': { access: 'own', body: {");
  });

  test('a call that is declared already is refused before anything is written', () => {
    expect(() => addCalls(read, read)).toThrow('lectures.main is declared in services/lectures/endpoints.ts already');
  });

  test('a guest may make it as well, but not without end', () => {
    const { tree } = addCalls(read, { ...whole, isForGuests: true });
    expect(tree.read('services/lectures/endpoints.ts')).toContain("identity: 'visitor'");
    expect(tree.read('graphql/lectures/resolvers.ts')).toContain('lectureRate: withLimits(rateLimits, withCalls({ rate }');
    expect(tree.read('graphql/lectures/limits.ts')).toContain("{ name: 'lectures-rate', points: 60, ");
    const handler = tree.read('apps/provider/src/catalogue/lectures/handlers.ts');
    expect(handler).not.toContain('unauthorized');
    expect(handler).toContain('owner: user === null ? clientIp : String(user.id)');
    expect(tree.read('apps/server/test/contract/lectures.ts')).not.toContain('session');
    expect(tree.read('graphql/testing/operations/lectures.ts')).not.toContain('access_token');
    const { tree: alone } = addCalls({ ...whole, path: '/v2/lectures/rate', table: null, isForGuests: true });
    expect(alone.read('apps/gateway/sandbox/examples/lectures.ts')).toContain(
      "{ variables: { input: { mood: 'GOOD', text: \"text\", idempotencyKey: '' } }, fresh: ['input.idempotencyKey'] }",
    );
  });

  test.each([
    [{ method: 'GET', sends: [], keeps: null }, 'is a thing with an id'],
    [{ fields: [] }, 'answers something'],
    [{ sends: [] }, '--keeps goes with --sends'],
    [{ table: null }, '--table says where that is'],
    [{ path: '/v2/lectures/{lecture_id}/rate' }, 'when its path has one parameter, {id}'],
    [{ table: 'halls' }, 'There is no table halls of npm run new yet'],
    [{ keeps: 'baskets' }, 'There is a table baskets already'],
  ] as const)('refuses %o', (over, message) => {
    const tree = new Tree(root);
    addCall(tree, read);
    expect(() => addCall(tree, { ...whole, ...over })).toThrow(message);
  });
});

test('words are values in capitals, each with a word of the wire where that is another', () => {
  const [kind] = fieldsFrom('kind:enum(FIRST|SECOND=2nd)?', 'Lecture');
  expect(kind).toMatchObject({ name: 'kind', isOptional: true, kind: { schema: 'LectureKind' } });
  expect(kind?.kind.words?.values).toEqual([
    ['FIRST', 'first'],
    ['SECOND', '2nd'],
  ]);
  expect(() => fieldsFrom('kind:enum(First)')).toThrow('are no values of an enum');
  expect(() => fieldsFrom('kind:enum')).toThrow('are no values of an enum');
  expect(() => fieldsFrom('kind:text(A|B)')).toThrow('«text(A|B)» is no kind of field');
});
