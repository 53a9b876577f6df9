import { meaningOf, ShopError } from './errors.ts';

/** How the input of a mutation names what the provider's call names in its own way, by fields of the input. */
export interface InputNames {
  /** Fields of the call that the input calls otherwise, in the spelling of the schema. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Says what may turn out not to exist. */
  readonly notFound?: string;
  /** Says of what, or how much, there may be too little. */
  readonly outOfStock?: string;
}

/** Lets a refusal of the provider lead to the field of the input at fault. Every other failure stays as it is. */
export async function withInputNames<Value>(change: Promise<Value>, names: InputNames): Promise<Value> {
  try {
    return await change;
  } catch (error) {
    const { code, message, fields, retryAfter, details } = meaningOf(error);
    const { renamed = {}, notFound, outOfStock } = names;
    const refuse = (byPath: typeof fields, field?: string) =>
      new ShopError(code, message, byPath, retryAfter, field === undefined ? details : { ...details, field: `input.${field}` });
    if (code === 'NOT_FOUND') throw refuse(fields, notFound);
    if (code === 'OUT_OF_STOCK') throw refuse(fields, outOfStock);
    if (code !== 'BAD_USER_INPUT' || fields === undefined) throw error;
    const nameOf = (path: string) => `input.${renamed[path.slice('input.'.length)] ?? path.slice('input.'.length)}`;
    throw refuse(Object.fromEntries(Object.entries(fields).map(([path, texts]) => [nameOf(path), texts])));
  }
}
