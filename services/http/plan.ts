import * as z from 'zod';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import { type FileLimits, fileLimitsOf } from '../contract/file.ts';

/** What is made of a declaration once, so that no call has to. */
export interface Plan {
  readonly endpoint: AnyEndpoint;
  /** `products.product` */
  readonly id: string;
  /** Same for all shoppers and safe to ask: one answer may serve everybody. */
  readonly isShared: boolean;
  /** The same for all guests; whoever is signed in has an answer of his own. */
  readonly isSharedByGuests: boolean;
  /** Names of the declared parameters, in the order of the declaration. */
  readonly params: readonly string[];
  readonly query: readonly string[];
  /** No parameter names a thing, so that a bare 404 can only be about the call itself. */
  readonly asksForNothing: boolean;
  /** The path between its parameters: one more piece than there are parameters in it. */
  readonly pieces: readonly string[];
  /** The parameters of the path in the order in which they stand in it. */
  readonly slots: readonly string[];
  /** The whole answer, also of a paged list. */
  readonly answer: z.ZodType;
  /** Limits of the file that the body is, of the one that the answer is; undefined for JSON. */
  readonly upload: FileLimits | undefined;
  readonly download: FileLimits | undefined;
  /** One item where the answer is a list. */
  readonly item: z.ZodType | undefined;
  /** Names of the fields where the answer is a thing. */
  readonly fields: readonly string[] | undefined;
}

const plans = new WeakMap<AnyEndpoint, Plan>();

export function planOf(endpoint: AnyEndpoint): Plan {
  const cachedPlan = plans.get(endpoint);
  if (cachedPlan !== undefined) return cachedPlan;
  const plan = makePlan(endpoint);
  plans.set(endpoint, plan);
  return plan;
}

function makePlan(endpoint: AnyEndpoint): Plan {
  const { schemas, paged, path } = endpoint;
  const download = fileLimitsOf(schemas.answer);
  const answer = paged ? z.array(schemas.answer) : schemas.answer;
  return {
    endpoint,
    id: `${endpoint.domain}.${endpoint.name}`,
    isShared: endpoint.identity === 'nobody' && endpoint.idempotency === 'safe' && download === undefined,
    isSharedByGuests: endpoint.identity === 'visitor' && endpoint.idempotency === 'safe' && download === undefined,
    params: Object.keys(schemas.params.shape),
    query: Object.keys(schemas.query.shape),
    asksForNothing: Object.keys({ ...schemas.params.shape, ...schemas.query.shape }).length === 0 && schemas.body === undefined,
    pieces: path.split(/\{\w+\}/),
    slots: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
    answer,
    upload: fileLimitsOf(schemas.body),
    download,
    // Elements of a classic array are classic schemas; zod's type says the core's.
    item: answer instanceof z.ZodArray ? (answer.element as z.ZodType) : undefined,
    fields: answer instanceof z.ZodObject ? Object.keys(answer.shape) : undefined,
  };
}
