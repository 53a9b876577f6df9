import { pascal } from './words.ts';

/** How many things an answer holds: one, all of a bounded list, or a page. */
export type Form = 'one' | 'list' | 'paged';

export interface Call {
  readonly domain: string;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly form: Form;
  /** The type of the schema that the answer is, or is made of. */
  readonly type: string;
  /** `1 §9`; null where the specification does not name it. */
  readonly spec: string | null;
  /** Of `services/contract/lifetimes.ts`, or `never`. */
  readonly cache: string | null;
}

/** Names of what stands in braces in the path. */
export const parametersOf = ({ path }: Pick<Call, 'path'>): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** A change is a mutation of a shopper; everything else is read by anybody. */
export const isChange = ({ method }: Pick<Call, 'method'>): boolean => method !== 'GET';

/** An idempotency key as the gateway takes it. */
export const exampleKey = 'test-0123456789abcdef';

/** The field that leads to the call: `lecturesMain`, `lecturesAdd`. */
export const fieldOf = ({ domain, name }: Pick<Call, 'domain' | 'name'>): string => `${domain}${pascal(name)}`;

export const sourceOf = ({ spec }: Pick<Call, 'spec'>): string => (spec === null ? '@source(ours: true)' : `@source(spec: "${spec}")`);

/** `brand_code` of a path is `brandCode` in the schema. */
export const camelOf = (parameter: string): string => parameter.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
