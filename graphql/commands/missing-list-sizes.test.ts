import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { missingListSizes } from './missing-list-sizes.ts';

const problemsOf = (fields: string) => missingListSizes(buildSchema(`type Query { ${fields} }`));

test.each(['"Words." words: [String!]', 'words: [String!]!', '"Words, at least one." words: [String!]'])(
  '%s does not say how long it is',
  (field) => {
    expect(problemsOf(field)).toEqual([
      'Query.words is a list: its description says how many there may be, «at most 12», «some dozen», «a few».',
    ]);
  },
);

test.each([
  '"Words, at most 12." words: [String!]',
  '"Words, some dozen." words: [String!]!',
  '"Words, as many as were asked for." words: [String!]',
  '"Words." words(ids: [ID!]!): [String]',
  '"A word." word: String',
])('%s does', (field) => expect(problemsOf(field)).toEqual([]));
