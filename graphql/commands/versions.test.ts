import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { changesSince, printedSchema, type ReleasedSchema } from './changes.ts';
import { nextVersion, sectionsOf, withSection } from './versions.ts';

const before =
  'type Query { city(id: ID!): City } type City { name: String! phone: String } enum Kind { STORE } input Place { zip: String }';
const released: ReleasedSchema = { version: { major: 1, minor: 9 }, schema: buildSchema(before), printed: printedSchema(before) };
const coordinates = (sdl: string) => changesSince(released, sdl).map(({ kind, coordinate }) => `${kind} ${coordinate}`);

test('every change has its coordinate', () => {
  const today =
    'type Query { city(id: ID!, near: Place): City! me: Person } type City { name: String } type Person { name: String } ' +
    'enum Kind { STORE LOCKER } input Place { zip: String! house: Int! flat: Int }';
  expect(coordinates(today).toSorted()).toEqual([
    'added Person',
    'added Query.me',
    'breaking City.name',
    'breaking City.phone',
    'breaking Place.house',
    'breaking Place.zip',
    'dangerous Kind.LOCKER',
    'dangerous Place.flat',
    'dangerous Query.city(near:)',
  ]);
});

test('what a client gets without asking otherwise is no breaking change', () => {
  expect(coordinates(before.replace('city(id: ID!): City', 'city(id: ID!): City!'))).toEqual([]);
});

test('versions follow each other', () => {
  expect(nextVersion(released.version, 'minor')).toEqual({ major: 1, minor: 10 });
  expect(nextVersion(released.version, 'major')).toEqual({ major: 2, minor: 0 });
});

test('a new section stands on top and is read again', () => {
  const log = withSection('# Log\n\nHow it is kept.\n\n## 1.0\n\nThe first.\n', { major: 1, minor: 1 }, 'Who asks.', [
    { kind: 'added', coordinate: 'Query.me', text: 'Query.me was added.' },
  ]);
  expect(log).toBe('# Log\n\nHow it is kept.\n\n## 1.1\n\nWho asks.\n\n- added: `Query.me`\n\n## 1.0\n\nThe first.\n');
  expect(sectionsOf(log)).toEqual([
    { version: { major: 1, minor: 1 }, text: 'Who asks.\n\n- added: `Query.me`' },
    { version: { major: 1, minor: 0 }, text: 'The first.' },
  ]);
  expect(withSection('# Log\n', { major: 1, minor: 0 }, 'The first.', [])).toBe('# Log\n\n## 1.0\n\nThe first.\n');
});
