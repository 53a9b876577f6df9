import * as z from 'zod';
import type { AnyEndpoint } from './endpoint.ts';
import { requiredExtensionSource, sourceKey } from './origin.ts';

/** One field of an answer, and whose it is. */
export interface DeclaredField {
  /** From the answer down: `items.offer.price`. */
  path: string;
  /** Undefined where nothing of the declaration says it. */
  source: string | undefined;
  isExtension: boolean;
  /** Whether an answer without it is refused. What stands inside something that may be absent is not. */
  isObligatory: boolean;
}

const sourceOf = (schema: z.core.$ZodType): string | undefined => {
  const source: unknown = z.globalRegistry.get(schema)?.[sourceKey];
  return typeof source === 'string' ? source : undefined;
};
const isExtension = (source: string): boolean => source.startsWith('ours');

interface FieldPosition {
  path: string;
  /** Inside something that is read as nothing where it has another shape. */
  isSpared: boolean;
  /** Objects that are being walked through: a tree contains itself. */
  within: readonly z.core.$ZodType[];
}

/** Every field of the call's answer. */
export const fieldsOf = ({ schemas }: Pick<AnyEndpoint, 'schemas'>): DeclaredField[] =>
  collectFields(schemas.answer, { path: '', isSpared: false, within: [] });

function collectFields(schema: z.core.$ZodType, position: FieldPosition): DeclaredField[] {
  if (schema instanceof z.ZodObject) {
    if (position.within.some((outer) => outer instanceof z.ZodObject && outer.def === schema.def)) return [];
    return fieldsOfObject(schema, { ...position, within: [...position.within, schema] });
  }
  return partsOf(schema).flatMap((part) =>
    collectFields(part, { ...position, isSpared: position.isSpared || schema instanceof z.ZodCatch }),
  );
}

function fieldsOfObject(object: z.ZodObject, position: FieldPosition): DeclaredField[] {
  const ofAll = sourceOf(object);
  return Object.entries<z.core.$ZodType>(object.shape).flatMap(([name, schema]) => {
    const path = position.path === '' ? name : `${position.path}.${name}`;
    const source = sourceOf(schema) ?? ofAll;
    const field = {
      path,
      source,
      isExtension: source !== undefined && isExtension(source),
      isObligatory: !position.isSpared && !isReadWithout(schema),
    };
    return [field, ...collectFields(schema, { ...position, path })];
  });
}

/** Absent and null are one and the same. */
const isReadWithout = (schema: z.core.$ZodType): boolean =>
  [undefined, null].every((absentValue) => z.safeDecode(schema, absentValue).success);

/** What a wrapper is wrapped around: its items, or the side of a codec that travels. */
function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  if (schema instanceof z.ZodUnion) return schema.options;
  if (schema instanceof z.ZodPipe) return [schema.def.in];
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return [schema.unwrap()];
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodCatch) return [schema.unwrap()];
  return [];
}

/** What is wrong with the fields of a call: one that does not say whose it is, and one of ours that a provider would have to have. */
export function fieldProblems(endpoint: AnyEndpoint): string[] {
  const name = `${endpoint.domain}.${endpoint.name}`;
  return fieldsOf(endpoint).flatMap(({ path, source, isExtension: isOwn, isObligatory }) => {
    if (source === undefined)
      return [`${name}: nothing says whose field ${path} is; mark its object by fromSpec, fromContract or fromExtension.`];
    const isRefused = isOwn && isObligatory && source !== requiredExtensionSource;
    return isRefused ? [`${name}: ${path} is ours and obligatory; a company's provider does not have it: wrap it in extension.`] : [];
  });
}

/** The fields that a company's provider may do without, by their paths. */
export const ownFields = (endpoint: AnyEndpoint): string[] =>
  fieldsOf(endpoint).flatMap(({ path, isExtension: isOwn }) => (isOwn ? [path] : []));
