import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { everyEndpoint } from '../registry.ts';
import { fieldProblems, fieldsOf } from './answer-fields.ts';
import { type AnyEndpoint, endpoint, endpoints } from './endpoint.ts';
import {
  extension,
  extensionList,
  extensionWithDefault,
  fromExtension,
  fromSpec,
  listOrEmpty,
  orNull,
  ownShape,
  withDefault,
} from './origin.ts';

test('every field of an answer says whose it is, and none of ours is obligatory', () => {
  expect(everyEndpoint.flatMap(fieldProblems)).toEqual([]);
});

/** A call with one answer. */
const answering = (answer: z.ZodType): AnyEndpoint =>
  endpoints('news', {
    list: endpoint({
      method: 'GET',
      path: '/v2/news',
      summary: 'News.',
      source: 'ours',
      answer,
      identity: 'nobody',
      idempotency: 'safe',
      cache: 'never',
    }),
  }).list;

describe('what is refused', () => {
  test('a field of ours that must be there', () => {
    const answer = z.object({ id: z.int(), heading: z.string().meta(fromExtension) }).meta(fromSpec('1 §3'));
    expect(fieldProblems(answering(z.array(answer)))).toEqual([expect.stringContaining('news.list: heading is ours and obligatory')]);
    expect(fieldProblems(answering(z.object({ text: z.string() }).meta(fromExtension)))).toEqual([expect.stringContaining('text is ours')]);
  });

  test('a field of ours that may be absent and not null', () => {
    const answer = z.object({ heading: z.string().optional().meta(fromExtension) }).meta(fromSpec('1 §3'));
    expect(fieldProblems(answering(answer))).toHaveLength(1);
  });

  test('an object that does not say whose its fields are, also inside of another', () => {
    expect(fieldProblems(answering(z.object({ id: z.int() })))).toEqual([expect.stringContaining('nothing says whose field id is')]);
    const outer = z.object({ author: orNull(z.object({ name: z.string() })) }).meta(fromSpec('1 §3'));
    expect(fieldProblems(answering(outer))).toEqual([expect.stringContaining('author.name')]);
  });

  test('but not what stands inside something that may be absent', () => {
    const photo = z.object({ url: z.string() }).meta(fromExtension);
    expect(
      fieldProblems(answering(z.object({ photo: extension(photo), photos: ownShape(z.array(photo)) }).meta(fromSpec('1 §3')))),
    ).toEqual([]);
  });
});

test('a field is known by its path from the answer down, through lists and codecs', () => {
  const line = z.object({ price: z.int(), sum: extension(z.int()) }).meta(fromSpec('2 §3'));
  const fields = fieldsOf(answering(z.object({ items: listOrEmpty(line) }).meta(fromSpec('1 §3'))));
  expect(fields).toEqual([
    { path: 'items', source: 'spec 1 §3', isExtension: false, isObligatory: false },
    { path: 'items.price', source: 'spec 2 §3', isExtension: false, isObligatory: true },
    { path: 'items.sum', source: 'ours', isExtension: true, isObligatory: false },
  ]);
});

describe('what a provider leaves out', () => {
  const thing = z
    .object({
      maybe: orNull(z.string()),
      or: withDefault(z.string(), 'none'),
      list: listOrEmpty(z.string()),
      ours: extension(z.string()),
      oursOr: extensionWithDefault(z.int(), 7),
      oursList: extensionList(z.string()),
    })
    .meta(fromSpec('1 §3'));
  const absentFields = { maybe: null, or: 'none', list: [], ours: null, oursOr: 7, oursList: [] };
  const nulls = Object.fromEntries(Object.keys(absentFields).map((name) => [name, null]));

  test('means the same absent and as null', () => {
    expect(thing.parse({})).toEqual(absentFields);
    expect(thing.parse(nulls)).toEqual(absentFields);
  });

  test('of ours is also what another provider has under the same name', () => {
    expect(thing.parse({ ours: { text: 'other' }, oursOr: 'other', oursList: ['one', 2, 'three'] })).toEqual({
      ...absentFields,
      oursList: ['one', 'three'],
    });
  });

  test('of the specification is not: another shape breaks the contract', () => {
    expect([{ maybe: 1 }, { or: 1 }, { list: 'one' }].map((answer) => thing.safeParse(answer).success)).toEqual([false, false, false]);
  });

  test('goes out as it is', () => {
    const presentFields = { maybe: 'a', or: 'b', list: ['c'], ours: 'd', oursOr: 8, oursList: ['e'] };
    expect(z.encode(thing, presentFields)).toEqual(presentFields);
  });
});
