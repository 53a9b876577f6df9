import { expect, test } from 'vitest';
import * as z from 'zod';
import { id, rubles } from '../contract/wire.ts';
import { compare } from './compare.ts';

interface Node {
  id: number;
  children: Node[];
}
const node: z.ZodType<Node> = z.object({
  id: z.int(),
  get children() {
    return z.array(node);
  },
});

const list = z.array(
  z.object({ id, price: rubles, note: z.string().nullable().optional(), place: z.catch(z.object({ name: z.string() }).nullable(), null) }),
);

test('what is obligatory and not there, or of another form, is wrong', () => {
  expect(compare(list, [{ id: 1, price: '9' }, { price: 1 }]).wrong).toEqual(['[].price (a text came, a number is declared)', '[].id']);
  expect(compare(list, { items: [] }).wrong).toEqual(['the whole answer (an object came, a list is declared)']);
  expect(compare(z.object({ id }), []).wrong).toEqual(['the whole answer (a list came, an object is declared)']);
  expect(compare(list, [{ id: {}, price: null }]).wrong).toEqual([
    '[].id (an object came, another value is declared)',
    '[].price (null came, a number is declared)',
  ]);
});

test('what may be absent is said when no item of the list has it', () => {
  const items = [
    { id: 1, price: 5, note: null },
    { id: 'b-2', price: 5.5, place: { name: 'x', street: 'y' } },
  ];
  expect(compare(list, items)).toEqual({ wrong: [], absent: ['[].note'], unknown: ['[].place.street'] });
});

test('a tree is followed to its leaves', () => {
  const tree = [{ id: 1, children: [{ id: 2, children: [], code: 'x' }] }];
  expect(compare(z.array(node), tree).unknown).toEqual(['[].children[].code']);
});
