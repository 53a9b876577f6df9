import * as z from 'zod';
import type { AnyEndpoint } from '../contract/endpoint.ts';

/** Texts of which one is let in by each pattern of the declarations. */
const texts = [
  'text',
  '1',
  '2026-11-21',
  '2026-11-21T12:00:00+03:00',
  '12:00',
  '10:00 - 12:00',
  '/media/1.svg',
  'a@example.com',
  '0'.repeat(32),
];

/** A whole answer of a call as the code works with it, made of its schema: every field is there, every list has one item. */
export function sampleOf({ schemas, paged }: AnyEndpoint): unknown {
  const answer = z.decode(schemas.answer, wireSample(schemas.answer));
  return paged ? { items: [answer], total: 1, perPage: 24, pageCount: 1, currentPage: 1 } : answer;
}

/** The same as it travels. A tree contains itself: below the second time it has no leaves. */
function wireSample(schema: z.core.$ZodType, within: readonly z.core.$ZodType[] = []): unknown {
  if (schema instanceof z.ZodObject) {
    const entries = Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => [name, wireSample(field, [...within, schema])]);
    return Object.fromEntries(entries);
  }
  if (schema instanceof z.ZodArray) return within.includes(schema.element) ? [] : [wireSample(schema.element, within)];
  if (schema instanceof z.ZodPipe) return wireSample(schema.def.in, within);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return wireSample(schema.unwrap(), within);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodCatch) return wireSample(schema.unwrap(), within);
  if (schema instanceof z.ZodUnion) return schema.options.slice(0, 1).map((option) => wireSample(option, within))[0];
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodLiteral) return schema.value;
  if (schema instanceof z.ZodRecord) return {};
  if (schema instanceof z.ZodBoolean) return true;
  if (schema instanceof z.ZodNumber) return schema.minValue !== null && schema.minValue > 1 ? schema.minValue : 1;
  return texts.find((text) => z.safeDecode(schema, text).success);
}
