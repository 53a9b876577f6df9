import { expect, test } from 'vitest';
import { plantTree } from '../testing/tree.ts';
import { changes } from './changes.ts';

const releasedText = `# Version 1.4
type City {
  name: String!
  phone: String
}

enum Kind {
  STORE
}

input Place {
  zip: String
}

type Query {
  city(id: ID!): City
  near(place: Place): Kind
}
`;
const log = (...sections: string[]) => ['# Change log', '', ...sections, '## 1.4', '', 'The first.', ''].join('\n');

/** What the check says of a schema and a change log, when `releasedText` was given out last. */
const problemsOf = async (schema: string, text: string) => {
  const tree = plantTree({ 'schema/city.graphql': schema, 'schema/generated/released.graphql': releasedText, 'schema/CHANGELOG.md': text });
  return (await changes.find(tree)).problems;
};

test('the schema that was given out passes, reworded and in another order too', async () => {
  expect(await problemsOf(releasedText, log())).toEqual([]);
  const [query = '', ...types] = releasedText.split('\n\n').toReversed();
  expect(await problemsOf([`"Asked."\n${query}`, ...types].join('\n\n'), log())).toEqual([]);
});

test.each([
  ['a removed field', ['  phone: String\n', ''], 'City.phone was removed.'],
  ['a field that may be null now', ['name: String!', 'name: String'], 'City.name changed type from String! to String.'],
  ['a removed type', ['type City {', 'type Town {'], 'City was removed.'],
  ['a new argument', ['city(id: ID!)', 'city(id: ID!, zip: Int!)'], 'A required arg zip on Query.city was added.'],
  ['a removed argument', ['near(place: Place)', 'near'], 'Query.near arg place was removed.'],
  ['an added field', ['phone: String', 'phone: String\n  mayor: String'], 'City.mayor was added.'],
  ['an added value', ['  STORE', '  STORE\n  LOCKER'], 'LOCKER was added to enum type Kind.'],
] as const)('%s fails while the change log does not know', async (name, [from, to], problem) => {
  const problems = await problemsOf(releasedText.replace(from, to).replaceAll(': City', to.includes('Town') ? ': Town' : ': City'), log());
  expect(problems).toContain(problem);
  const step = /^an added /.test(name) ? 'minor' : 'major';
  expect(problems.at(-1)).toBe(`The schema differs from 1.4: npm run schema:release -- ${step} "What is new, in a sentence."`);
});

const withoutPhone = releasedText.replace('  phone: String\n', '');

test('a breaking change needs a major version', async () => {
  expect(await problemsOf(withoutPhone, log('## 1.5', '', '`City.phone` is gone.', ''))).toEqual([
    'City.phone was removed. That breaks clients, so it needs version 2.0.',
  ]);
});

test('a breaking change has to be named', async () => {
  expect(await problemsOf(withoutPhone, log('## 2.0', '', 'Tidied.', ''))).toEqual([
    'City.phone was removed. Version 2.0 of schema/CHANGELOG.md does not name `City.phone`.',
  ]);
  expect(await problemsOf(withoutPhone, log('## 2.0', '', '`City.phone` is gone: ask `Store.phone`.', ''))).toEqual([]);
});

test('an addition needs a version that says something', async () => {
  const withMayor = releasedText.replace('phone: String', 'phone: String\n  mayor: String');
  expect(await problemsOf(withMayor, log('## 1.5', ''))).toEqual(['Version 1.5 of schema/CHANGELOG.md says nothing.']);
  expect(await problemsOf(withMayor, log('## 1.5', '', 'Cities have a mayor.', ''))).toEqual([]);
});

test('a version without a change is reported, and so is one that was forgotten', async () => {
  expect(await problemsOf(releasedText, log('## 1.5', '', 'Nothing.', ''))).toEqual([
    'Nothing has changed since 1.4, yet schema/CHANGELOG.md has 1.5.',
  ]);
  expect(await problemsOf(releasedText, '# Change log\n\n## 1.3\n\nBefore.\n')).toEqual([
    'schema/CHANGELOG.md says nothing of version 1.4.',
  ]);
});
