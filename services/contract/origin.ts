import * as z from 'zod';

/**
 * Where a field of an answer comes from, declared beside it. The specification names fields and seldom says how an answer is built; what a
 * screen needs beyond it is ours, and a company's provider does not have it. So nothing of ours may be obligatory: what is
 * absent, null or of another shape is read as nothing, and `graphql` makes do.
 */

/** The key under which a schema says it; it stands in the OpenAPI too. */
export const origin = 'x-source';

/** Of an object: the specification names its fields, in this section, but for those that are marked. */
export const named = (section: string) => ({ [origin]: `spec ${section}` });
/** Of an object: the contract between shop and provider names its fields. */
export const agreed = (topic: string) => ({ [origin]: `contract, ${topic}` });
/** Of an object: the specification says that it exists and not what it is made of. */
export const unnamed = { [origin]: 'ours' };
/** The one kind of ours that is obligatory. */
export const knownByIt = 'ours, known by it';
const inOurShape = { [origin]: 'spec, in a shape of ours' };

const nothing = (): null => null;
type Absent<S extends z.ZodType> = z.ZodDefault<z.ZodCatch<z.ZodNullable<S>>>;

const absentIsNull = <S extends z.ZodType>(schema: S): Absent<S> => z._default(z.catch(z.nullable(schema), nothing), nothing);

type AbsentList<S extends z.ZodType> = z.ZodDefault<z.ZodCatch<z.ZodArray<S>>>;

/** Items that cannot be read are left out; what is no list is empty. */
const absentIsEmpty = <S extends z.ZodType>(item: S): AbsentList<S> => {
  const readable = ({ input }: { input: unknown }): z.output<S>[] =>
    (Array.isArray(input) ? input : []).flatMap((value) => {
      const read = z.safeDecode(item, value);
      return read.success ? [read.data] : [];
    });
  return z._default(z.catch(z.array(item), readable), () => []);
};

/** A field of ours; null where the provider has none, or one of another shape. */
export const ours = <S extends z.ZodType>(schema: S): Absent<S> => absentIsNull(schema).meta(unnamed);

/** A field of ours whose absence says this. */
export const oursOr = <S extends z.ZodType>(schema: S, absent: z.output<S>) =>
  z
    .codec(
      z.catch(z.nullish(schema), nothing),
      z.custom<z.output<S>>(() => true),
      { decode: (value) => value ?? absent, encode: (value) => value },
    )
    .meta(unnamed);

/** A list of ours; empty where the provider has none, without the items that are of another shape. */
export const oursList = <S extends z.ZodType>(item: S): AbsentList<S> => absentIsEmpty(item).meta(unnamed);

/** A field that the specification names without its shape: another shape than ours is read as nothing. */
export const shaped = <S extends z.ZodType>(schema: S): Absent<S> => absentIsNull(schema).meta(inOurShape);

/** The same of a list: items of another shape are left out. */
export const shapedList = <S extends z.ZodType>(item: S): AbsentList<S> => absentIsEmpty(item).meta(inOurShape);

/** What a thing of an unnamed object is known by: without it there is no thing, and a list leaves the item out. */
export const knownBy = <S extends z.ZodType>(schema: S): S => schema.meta({ [origin]: knownByIt });

/** A field of the specification's that may be absent or null: null in the code. */
export const maybe = <S extends z.ZodType>(schema: S): z.ZodDefault<z.ZodNullable<S>> => z._default(z.nullable(schema), nothing);

/** A field of the specification's whose absence, or null, says this. */
export const or = <S extends z.ZodType>(schema: S, absent: z.output<S>) =>
  z.codec(
    z.nullish(schema),
    z.custom<z.output<S>>(() => true),
    { decode: (value) => value ?? absent, encode: (value) => value },
  );

/** Absent or null: empty. */
export const list = <S extends z.ZodType>(item: S) => or(z.array(item), []);
/** Absent or null: no. */
export const yes = or(z.boolean(), false);
/** Absent or null: the empty text. */
export const text = or(z.string(), '');
