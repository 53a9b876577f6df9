import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { conventionProblems } from './conventions.ts';

const problemsOf = (sdl: string) => conventionProblems(parse(sdl).definitions);

test.each([
  ['type Thing { id: Int! }', 'Thing.id is an id: ID, not Int.'],
  ['type Thing { parentIds: [Int!]! }', 'Thing.parentIds is an id: ID, not Int.'],
  ['extend type Query { thing(city: Int): Boolean }', 'Query.thing(city) is an id: ID, not Int.'],
  ['input ThingInput { storeId: Int }', 'ThingInput.storeId is an id: ID, not Int.'],
  ['type Thing { available: Boolean! }', 'Thing.available is true or false: «is…», «has…» or «can…».'],
  ['type ThingPage { pageInfo: NumberedPageInfo! totalCount: Int! }', 'ThingPage has pages, but no nodes.'],
  ['type ThingConnection { pageInfo: PageInfo! }', 'ThingConnection has pages, but no edges.'],
  ['type Things { pageInfo: NumberedPageInfo! nodes: [Int!]! totalCount: Int! }', 'Things has pages: its name ends in «Page».'],
  [
    'type Thing { old: String @deprecated(reason: "Use another; deprecated 2026-12-01, removed 2027-05-01.") }',
    'Thing.old is deprecated without two days, since when and until when, 180 apart or more.',
  ],
  [
    'enum Kind { OLD @deprecated(reason: "Use another.") }',
    'Kind.OLD is deprecated without two days, since when and until when, 180 apart or more.',
  ],
  [
    'extend type Query { menu: [MenuItem!]! }',
    'Query.menu is promised, but a call stands behind it that may fail: nullable, or @degrades(to: DEFAULT).',
  ],
  [
    'extend type Query { things: Things } type Things { nodes: [Thing!]! pageInfo: PageInfo! totalCount: Int! } type Thing { name: String }',
    'Query.things is a list that does not say how long it is: @listSize(slicingArguments: ["perPage"], assumedSize: 24).',
  ],
  [
    'type Thing { parts(first: Int): [Thing!]! @listSize(slicingArguments: ["last"], assumedSize: 12) }',
    'Thing.parts is as long as «last» says, which it does not take.',
  ],
  ['type Thing { names: [String!]! @listSize(assumedSize: 12) }', 'Thing.names is no list of things: without @listSize.'],
  ['extend type Mutation { thingAdd(id: ID!): ThingAddPayload }', 'Mutation.thingAdd takes one argument: input: ThingAddInput!.'],
  ['extend type Mutation { thingAdd(input: ThingAddInput!): Thing }', 'Mutation.thingAdd answers with a type of its own: ThingAddPayload.'],
])('%s', (sdl, problem) => expect(problemsOf(sdl)).toContain(problem));

test.each([
  'type Thing { typeId: ID! paymentTypeIds: [ID!]! id: ID! }',
  'extend type Query { menu: [MenuItem!] currentCity: City! @degrades(to: DEFAULT) }',
  'extend type Mutation { thingAdd(input: ThingAddInput!): ThingAddPayload thingClear: ThingClearPayload }',
  'type Thing { old: String @deprecated(reason: "Use another; deprecated 2026-12-01, removed 2027-06-01.") }',
  'type Thing { names: [String!]! parts(first: Int): [Thing!]! @listSize(slicingArguments: ["first"], assumedSize: 12) }',
])('%s keeps them', (sdl) => expect(problemsOf(sdl)).toEqual([]));
