import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Entry } from './memory.ts';
import type { Plan } from './plan.ts';

/** The name of an answer in Redis. Hashed, since a key may hold what somebody typed into a search; in braces, since its lock lives beside it. */
export function answerName(key: string, shape: string): string {
  return `answer:${key.slice(0, key.indexOf(' '))}:${shape}:{${hash(key)}}`;
}

const shapes = new WeakMap<Plan, string>();

/** A short name of what an answer is read into: a new version of the code does not take over entries of another shape. */
export function shapeOf(plan: Plan): string {
  const cachedShape = shapes.get(plan);
  if (cachedShape !== undefined) return cachedShape;
  const sides = (['input', 'output'] as const).map((io) => z.toJSONSchema(plan.answer, { io, unrepresentable: 'any' }));
  const shape = hash(JSON.stringify(sides)).slice(0, 8);
  shapes.set(plan, shape);
  return shape;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

const storedEntry = z.object({ value: z.unknown(), madeAt: z.number(), freshUntil: z.number(), staleUntil: z.number() });

export function writeEntry(value: unknown, { madeAt, freshUntil, staleUntil }: Entry): string {
  return JSON.stringify({ value, madeAt, freshUntil, staleUntil });
}

/** Nothing when there is nothing, or something that is not ours. */
export function parseEntry(text: string | null | undefined): Entry | undefined {
  if (text === null || text === undefined) return undefined;
  try {
    const { value, ...moments } = storedEntry.parse(JSON.parse(text));
    return { value, raw: undefined, ...moments, bytes: text.length, retryAt: 0 };
  } catch {
    return undefined;
  }
}
