import { expect, test } from 'vitest';
import * as z from 'zod';
import { read } from './read.server.ts';

test('a schema without messages of its own speaks Russian all the same', () => {
  const schema = z.object({
    seats: z.coerce.number().min(1).max(8),
    more: z.coerce.number().max(8),
    word: z.string().min(2),
    long: z.string().max(3),
    colour: z.enum(['red', 'blue']),
    missing: z.string(),
  });
  expect(read(schema, { seats: '0', more: '9', word: 'я', long: 'длинно', colour: 'зелёный' }).errors).toEqual({
    seats: 'Не меньше 1.',
    more: 'Не больше 8.',
    word: 'Пожалуйста, введите не меньше 2 символов.',
    long: 'Не больше 3 символов.',
    colour: 'Проверьте это поле: такое значение не подходит.',
    missing: 'Это поле необходимо заполнить.',
  });
});

test('a message of the schema goes before', () => {
  expect(read(z.object({ seats: z.coerce.number().min(1, 'Хотя бы одно место.') }), { seats: '0' }).errors).toEqual({
    seats: 'Хотя бы одно место.',
  });
});
