import { expect, test } from 'vitest';
import * as z from 'zod';
import { extension, fromSpec, sourceKey } from './origin.ts';
import { nameInSchema, rename } from './rename.ts';

const order = z.object({ statuses: rename('steps', extension(z.string())), total_sum: z.number() }).meta(fromSpec('1 §3'));
const fields = order.extend({ id: z.string() }).shape;

test('a field has the name that its declaration gives it, else that of the wire in camelCase', () => {
  expect(Object.entries(fields).map(([name, field]) => nameInSchema(name, field))).toEqual(['steps', 'totalSum', 'id']);
});

test('on the wire a renamed field stays what it is', () => {
  expect(z.decode(order, { statuses: 'Принят', total_sum: 1 })).toEqual({ statuses: 'Принят', total_sum: 1 });
  expect(z.globalRegistry.get(order.shape.statuses)?.[sourceKey]).toBe('ours');
  expect(z.toJSONSchema(order, { io: 'input' })).not.toHaveProperty('properties.steps');
});
