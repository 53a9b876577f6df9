import * as z from 'zod';

/**
 * Where a field of an answer comes from, declared beside it. The specification names fields and seldom says how an answer is built; what a
 * screen needs beyond it is ours, and a company's provider does not have it. So nothing of ours may be obligatory: what is
 * absent, null or of another shape is read as nothing, and `graphql` makes do.
 */

/** The key under which a schema says it; it stands in the OpenAPI too. */
export const sourceKey = 'x-source';

/** Of an object: the specification names its fields, in this section, but for those that are marked. */
export const fromSpec = (section: string) => ({ [sourceKey]: `spec ${section}` });
/** Of an object: the contract between shop and provider names its fields. */
export const fromContract = (topic: string) => ({ [sourceKey]: `contract, ${topic}` });
/** Of an object: the specification says that it exists and not what it is made of. */
export const fromExtension = { [sourceKey]: 'ours' };
/** The one kind of ours that is obligatory. */
export const requiredExtensionSource = 'ours, known by it';
const specInOwnShape = { [sourceKey]: 'spec, in a shape of ours' };

const toNull = (): null => null;
type NullIfAbsent<S extends z.ZodType> = z.ZodDefault<z.ZodCatch<z.ZodNullable<S>>>;

const absentIsNull = <S extends z.ZodType>(schema: S): NullIfAbsent<S> => z._default(z.catch(z.nullable(schema), toNull), toNull);

type EmptyIfAbsent<S extends z.ZodType> = z.ZodDefault<z.ZodCatch<z.ZodArray<S>>>;

/** Items that cannot be read are left out; what is no list is empty. */
const absentIsEmpty = <S extends z.ZodType>(item: S): EmptyIfAbsent<S> => {
  const readable = ({ input }: { input: unknown }): z.output<S>[] =>
    (Array.isArray(input) ? input : []).flatMap((value) => {
      const read = z.safeDecode(item, value);
      return read.success ? [read.data] : [];
    });
  return z._default(z.catch(z.array(item), readable), () => []);
};

/** A field of ours; null where the provider has none, or one of another shape. */
export const extension = <S extends z.ZodType>(schema: S): NullIfAbsent<S> => absentIsNull(schema).meta(fromExtension);

/** A field of ours whose absence says this. */
export const extensionWithDefault = <S extends z.ZodType>(schema: S, absent: z.core.util.NoUndefined<z.output<S>>) =>
  z
    ._default<z.ZodCatch<S>>(
      z.catch(schema, () => absent),
      () => absent,
    )
    .meta(fromExtension);

/** A list of ours; empty where the provider has none, without the items that are of another shape. */
export const extensionList = <S extends z.ZodType>(item: S): EmptyIfAbsent<S> => absentIsEmpty(item).meta(fromExtension);

/** A field that the specification names without its shape: another shape than ours is read as nothing. */
export const ownShape = <S extends z.ZodType>(schema: S): NullIfAbsent<S> => absentIsNull(schema).meta(specInOwnShape);

/** The same of a list: items of another shape are left out. */
export const ownShapeList = <S extends z.ZodType>(item: S): EmptyIfAbsent<S> => absentIsEmpty(item).meta(specInOwnShape);

/** What a thing of an unnamed object is known by: without it there is no thing, and a list leaves the item out. */
export const requiredExtension = <S extends z.ZodType>(schema: S): S => schema.meta({ [sourceKey]: requiredExtensionSource });

/** A field of the specification's that may be absent or null: null in the code. */
export const orNull = <S extends z.ZodType>(schema: S): z.ZodDefault<z.ZodNullable<S>> => z._default(z.nullable(schema), toNull);

/** A field of the specification's whose absence, or null, says this. */
export const withDefault = <S extends z.ZodType>(schema: S, absent: z.output<S>) =>
  z.codec(
    z.nullish(schema),
    z.custom<z.output<S>>(() => true),
    { decode: (value) => value ?? absent, encode: (value) => value },
  );

/** Absent or null: empty. */
export const listOrEmpty = <S extends z.ZodType>(item: S) => withDefault(z.array(item), []);
/** Absent or null: no. */
export const falseByDefault = withDefault(z.boolean(), false);
/** Absent or null: the empty text. */
export const textOrEmpty = withDefault(z.string(), '');
