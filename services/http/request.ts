import * as z from 'zod';
import { everyCall, headers as names, refreshCookie } from '../contract/headers.ts';
import { writeQuery } from '../contract/query.ts';
import { pathOfBadText } from '../contract/text.ts';
import type { Caller } from './calls.ts';
import type { Plan } from './plan.ts';

/** What a caller passes to a call: `params`, `query`, `body`, `idempotencyKey`, as far as the declaration has them. */
export interface CallInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
}

/** The call's own part, ready for the wire. */
export interface WireInput {
  path: string;
  /** Without the parameters that every call takes; empty, or ending in `&`. */
  query: string;
  body: string | undefined;
}

/** The parts of the input as the declaration's schemas have written them. */
interface Encoded {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** Throws what a schema throws for a value that the declaration does not allow, also for a text that nobody takes. */
export function toWire(plan: Plan, input: CallInput): WireInput {
  const encoded = encode(plan, input);
  try {
    const wire = write(plan, encoded);
    if (mayHoldBadText(wire)) refuseBadText(encoded);
    return wire;
  } catch (error) {
    // A half of a surrogate pair in the address.
    if (error instanceof URIError) refuseBadText(encoded);
    throw error;
  }
}

function encode({ endpoint: { schemas }, params, query }: Plan, input: CallInput): Encoded {
  return {
    params: params.length === 0 ? {} : z.encode(schemas.params, input.params ?? {}),
    query: query.length === 0 || input.query === undefined ? {} : z.encode(schemas.query, input.query),
    body: schemas.body === undefined ? undefined : z.encode(schemas.body, input.body),
  };
}

function write({ endpoint: { schemas }, pieces, slots }: Plan, { params, query, body }: Encoded): WireInput {
  let path = pieces[0] ?? '';
  for (const [at, name] of slots.entries()) path += encodeURIComponent(String(params[name])) + (pieces[at + 1] ?? '');
  return { path, query: queryText(query), body: schemas.body === undefined ? undefined : JSON.stringify(body) };
}

/** U+0000, and in JSON also half of a surrogate pair, are escaped: what is written shows them without a walk through the input. */
function mayHoldBadText({ path, query, body }: WireInput): boolean {
  return path.includes('%00') || query.includes('%00') || (body !== undefined && /\\u(?:0000|d[89a-f])/.test(body));
}

/** Refuses the input as a schema does, by the name of the field; nothing where somebody has typed what looks like an escape. */
function refuseBadText(encoded: Encoded): void {
  for (const part of [encoded.params, encoded.query, encoded.body]) {
    const path = pathOfBadText(part);
    if (path !== undefined) throw new z.ZodRealError([{ code: 'custom', path, message: 'No text', input: undefined }]);
  }
}

function queryText(query: Record<string, unknown>): string {
  let text = '';
  for (const name in query) {
    const value = query[name];
    if (typeof value === 'string') text += `${name}=${encodeURIComponent(value)}&`;
    else if (isTexts(value)) for (const item of value) text += `${name}[]=${encodeURIComponent(item)}&`;
    else if (value !== undefined) {
      // What is left of an encoded query are groups, for which brackets are written by the library.
      const group = writeQuery({ [name]: value } as Parameters<typeof writeQuery>[0]);
      if (group !== '') text += `${group}&`;
    }
  }
  return text;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** The full path with the parameters that every call takes. */
export function target({ path, query }: WireInput, { applicationType, cityId, traceId }: Caller): string {
  const application = `${everyCall.applicationType}=${encodeURIComponent(applicationType)}`;
  return `${path}?${query}${application}&${everyCall.cityId}=${cityId}&${everyCall.traceId}=${encodeURIComponent(traceId)}`;
}

/** Headers by the declared identity: whose call it is decides what of the caller travels. */
export function headersFor({ endpoint }: Plan, caller: Caller, input: CallInput): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', [names.traceId]: caller.traceId };
  if (endpoint.schemas.body !== undefined) headers['content-type'] = 'application/json';
  if (input.idempotencyKey !== undefined) headers[names.idempotencyKey] = input.idempotencyKey;
  const { identity } = endpoint;
  if (identity === 'nobody') return headers;
  if (caller.clientAddress !== undefined) headers[names.clientAddress] = caller.clientAddress;
  if (identity === 'refresh') {
    if (caller.refreshToken !== undefined) headers.cookie = `${refreshCookie}=${caller.refreshToken}`;
    return headers;
  }
  const takesBearer = identity !== 'basket-only';
  if (takesBearer && caller.bearer !== undefined) headers.authorization = `Bearer ${caller.bearer}`;
  const takesBasket = identity === 'basket' || identity === 'basket-only';
  if (takesBasket && caller.basketId !== undefined) headers[names.basketId] = caller.basketId;
  if (identity === 'order' && caller.orderKeys.length > 0) headers[names.orderKey] = caller.orderKeys.join(',');
  return headers;
}
