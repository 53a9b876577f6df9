import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { everyEndpoint } from '../registry.ts';
import { fieldProblems, fieldsOf } from './answer-fields.ts';
import { type AnyEndpoint, endpoint, endpoints } from './endpoint.ts';
import { list, maybe, named, or, ours, oursList, oursOr, shaped, unnamed } from './origin.ts';

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
    const answer = z.object({ id: z.int(), heading: z.string().meta(unnamed) }).meta(named('1 §3'));
    expect(fieldProblems(answering(z.array(answer)))).toEqual([expect.stringContaining('news.list: heading is ours and obligatory')]);
    expect(fieldProblems(answering(z.object({ text: z.string() }).meta(unnamed)))).toEqual([expect.stringContaining('text is ours')]);
  });

  test('a field of ours that may be absent and not null', () => {
    const answer = z.object({ heading: z.string().optional().meta(unnamed) }).meta(named('1 §3'));
    expect(fieldProblems(answering(answer))).toHaveLength(1);
  });

  test('an object that does not say whose its fields are, also inside of another', () => {
    expect(fieldProblems(answering(z.object({ id: z.int() })))).toEqual([expect.stringContaining('nothing says whose field id is')]);
    const outer = z.object({ author: maybe(z.object({ name: z.string() })) }).meta(named('1 §3'));
    expect(fieldProblems(answering(outer))).toEqual([expect.stringContaining('author.name')]);
  });

  test('but not what stands inside something that may be absent', () => {
    const photo = z.object({ url: z.string() }).meta(unnamed);
    expect(fieldProblems(answering(z.object({ photo: ours(photo), photos: shaped(z.array(photo)) }).meta(named('1 §3'))))).toEqual([]);
  });
});

test('a field is known by its path from the answer down, through lists and codecs', () => {
  const line = z.object({ price: z.int(), sum: ours(z.int()) }).meta(named('2 §3'));
  const found = fieldsOf(answering(z.object({ items: list(line) }).meta(named('1 §3'))));
  expect(found).toEqual([
    { path: 'items', source: 'spec 1 §3', isOurs: false, isObligatory: false },
    { path: 'items.price', source: 'spec 2 §3', isOurs: false, isObligatory: true },
    { path: 'items.sum', source: 'ours', isOurs: true, isObligatory: false },
  ]);
});

describe('what a provider leaves out', () => {
  const thing = z
    .object({
      maybe: maybe(z.string()),
      or: or(z.string(), 'none'),
      list: list(z.string()),
      ours: ours(z.string()),
      oursOr: oursOr(z.int(), 7),
      oursList: oursList(z.string()),
    })
    .meta(named('1 §3'));
  const nothing = { maybe: null, or: 'none', list: [], ours: null, oursOr: 7, oursList: [] };
  const nulls = Object.fromEntries(Object.keys(nothing).map((name) => [name, null]));

  test('means the same absent and as null', () => {
    expect(thing.parse({})).toEqual(nothing);
    expect(thing.parse(nulls)).toEqual(nothing);
  });

  test('of ours is also what another provider has under the same name', () => {
    expect(thing.parse({ ours: { text: 'other' }, oursOr: 'other', oursList: ['one', 2, 'three'] })).toEqual({
      ...nothing,
      oursList: ['one', 'three'],
    });
  });

  test('of the specification is not: another shape breaks the contract', () => {
    expect([{ maybe: 1 }, { or: 1 }, { list: 'one' }].map((answer) => thing.safeParse(answer).success)).toEqual([false, false, false]);
  });

  test('goes out as it is', () => {
    const told = { maybe: 'a', or: 'b', list: ['c'], ours: 'd', oursOr: 8, oursList: ['e'] };
    expect(z.encode(thing, told)).toEqual(told);
  });
});
