import fc, { type Arbitrary } from 'fast-check';
import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';

/** What people and machines send that no form would: each has broken a shop somewhere. */
const hostile: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  '\uD800',
  '🛒'.repeat(40),
  "'; DROP TABLE products; --",
  '%00%0a',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  'ё'.repeat(3_000),
  '[]',
  -1,
  0,
  2 ** 31 - 1,
  -(2 ** 31),
  2 ** 31,
  2 ** 53,
  1e308,
  1.5,
  true,
  [],
  {},
  [null],
  [[1]],
  { __proto__: null, constructor: { prototype: 1 } },
];

const text = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom('ноутбук', 'apple', '/catalog', 'smartfony', '+7 900 000-00-00', 'anna@example.com', 'A', 'doneck', '2026-11-21'),
);

/** Ids of the demo catalogue are among them, so that an operation gets somewhere. */
const number = fc.oneof(fc.integer({ min: -2, max: 120 }), fc.constantFrom(1_000_000_000, 1_000_000_001, 1_026_139_288, 133));

/** A value that the type accepts, mostly; `mistakes` in a hundred it is anything at all. */
export function inputValue(type: GraphQLInputType, mistakes: number, depth = 0): Arbitrary<unknown> {
  const right = rightValue(type, mistakes, depth);
  return fc.oneof({ weight: 100 - mistakes, arbitrary: right }, { weight: mistakes, arbitrary: fc.constantFrom(...hostile) });
}

function rightValue(type: GraphQLInputType, mistakes: number, depth: number): Arbitrary<unknown> {
  if (isNonNullType(type)) return rightValue(type.ofType, mistakes, depth);
  if (isListType(type)) return fc.array(inputValue(type.ofType, mistakes, depth + 1), { maxLength: 4 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    if (depth > 4) return fc.constant({});
    const fields = Object.values(type.getFields());
    // Exactly one of them is what such an input takes.
    if (type.isOneOf)
      return fc.oneof(...fields.map((field) => inputValue(field.type, mistakes, depth + 1).map((value) => ({ [field.name]: value }))));
    const required = fields.filter((field) => isNonNullType(field.type)).map(({ name }) => name);
    return fc.record(Object.fromEntries(fields.map((field) => [field.name, inputValue(field.type, mistakes, depth + 1)])), {
      requiredKeys: required,
    });
  }
  if (type.name === 'Int' || type.name === 'Kopecks') return number;
  if (type.name === 'ID') return fc.oneof(number, number.map(String), text);
  if (type.name === 'Float') return fc.double({ noNaN: true });
  if (type.name === 'Boolean') return fc.boolean();
  return text;
}
