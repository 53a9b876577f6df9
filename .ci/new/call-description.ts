import type { Field } from './fields.ts';
import { camel, pascal } from './naming.ts';

/** How many things an answer holds: one, all of a bounded list, or a page. */
export type Form = 'one' | 'list' | 'paged';

export interface Call {
  readonly domain: string;
  readonly name: string;
  /** Its field in the schema; null for the domain's name with the call's: `lecturesMain`, `lecturesAdd`. */
  readonly field: string | null;
  readonly method: string;
  readonly path: string;
  readonly form: Form;
  /** The type of the schema that the answer is, or is made of. */
  readonly type: string;
  /** Whether that is a thing with an id; a change may answer no more than how it went, in its payload. */
  readonly hasId: boolean;
  /** `1 §9`; null where the specification does not name it. */
  readonly spec: string | null;
  /** Of `services/contract/lifetimes.ts`, or `never`. */
  readonly cache: string | null;
  /** One sentence that says what it answers; null where it is left to fill. */
  readonly summary: string | null;
  /** What its type has besides an id; none where that is left to fill. */
  readonly fields: readonly Field[];
  /** What a change sends. */
  readonly sends: readonly Field[];
  /** Table of the reference provider that it reads, made together with demo data of its own; of a change, the one of the thing in its path. */
  readonly table: string | null;
  /** A table, made for it, in which the reference provider keeps what is sent. */
  readonly keeps: string | null;
  /** Whether a guest may make the change as well. */
  readonly isForGuests: boolean;
}

/** Names of what stands in braces in the path. */
export const parametersOf = ({ path }: Pick<Call, 'path'>): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** A change is a mutation of a shopper, or of a guest as well; everything else is read by anybody. */
export const isChange = ({ method }: Pick<Call, 'method'>): boolean => method !== 'GET';

/** What it answers, as `services` calls it. */
export const answerOf = ({ hasId, name, type }: Pick<Call, 'hasId' | 'name' | 'type'>): string => (hasId ? camel(type) : `${name}Answer`);

/** A declaration says whose its fields are: nothing of ours may be obligatory. */
export const isExtension = ({ spec }: Pick<Call, 'spec'>): boolean => spec === null;

/** Whether a provider, or a client, may be told nothing of a field: a word that is none of ours says nothing. */
export const isNullable = (call: Pick<Call, 'spec'>, { isOptional, kind }: Field): boolean =>
  isOptional || isExtension(call) || kind.words !== undefined;

/** An idempotency key as the gateway takes it. */
export const exampleKey = 'test-0123456789abcdef';

/** The field that leads to the call: `lecturesMain`, `lecturesAdd`, or as it was named. */
export const fieldOf = ({ domain, name, field }: Pick<Call, 'domain' | 'name' | 'field'>): string => field ?? `${domain}${pascal(name)}`;

export const sourceOf = ({ spec }: Pick<Call, 'spec'>): string => (spec === null ? '@source(ours: true)' : `@source(spec: "${spec}")`);
