import * as z from 'zod';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import { everyCall, headers as names, refreshCookie } from '../contract/headers.ts';
import { carries } from '../contract/identity.ts';
import { writeQuery } from '../contract/query.ts';
import { pathOfBadText } from '../contract/text.ts';
import type { Caller } from './calls.ts';
import { InvalidInputError } from './invalid-input-error.ts';
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
interface EncodedInput {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** Throws `InvalidInputError` for a value that the declaration does not allow, also for a text that nobody takes. */
export function toWire(plan: Plan, input: CallInput): WireInput {
  try {
    return toWireInput(plan, encode(plan, input));
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const paths = error.issues.map(({ path }) => path.map(String).join('.'));
    throw new InvalidInputError(plan.id, paths, error);
  }
}

function toWireInput(plan: Plan, encodedInput: EncodedInput): WireInput {
  try {
    const wire = write(plan, encodedInput);
    if (mayHoldBadText(wire)) refuseBadText(encodedInput);
    return wire;
  } catch (error) {
    // A half of a surrogate pair in the address.
    if (error instanceof URIError) refuseBadText(encodedInput);
    throw error;
  }
}

/** A file is no part of it: it travels piece by piece. */
function encode({ endpoint: { schemas }, params, query, upload }: Plan, input: CallInput): EncodedInput {
  return {
    params: params.length === 0 ? {} : z.encode(schemas.params, input.params ?? {}),
    query: query.length === 0 || input.query === undefined ? {} : z.encode(schemas.query, input.query),
    body: schemas.body === undefined || upload !== undefined ? undefined : z.encode(schemas.body, input.body),
  };
}

function write({ endpoint: { schemas }, pieces, slots, upload }: Plan, { params, query, body }: EncodedInput): WireInput {
  let path = pieces[0] ?? '';
  for (const [at, name] of slots.entries()) path += segmentOf(name, String(params[name])) + (pieces[at + 1] ?? '');
  return { path, query: queryText(query), body: schemas.body === undefined || upload !== undefined ? undefined : JSON.stringify(body) };
}

/** A parameter in its place. Dots alone, which no encoding keeps, would be another address to whoever resolves them on the way. */
function segmentOf(name: string, value: string): string {
  if (value === '.' || value === '..')
    throw new z.ZodRealError([{ code: 'custom', path: [name], message: 'No part of a path', input: undefined }]);
  return encodeURIComponent(value);
}

/** U+0000, and in JSON also half of a surrogate pair, are escaped: what is written shows them without a walk through the input. */
function mayHoldBadText({ path, query, body }: WireInput): boolean {
  return path.includes('%00') || query.includes('%00') || (body !== undefined && /\\u(?:0000|d[89a-f])/.test(body));
}

/** Refuses the input as a schema does, by the name of the field; nothing where somebody has typed what looks like an escape. */
function refuseBadText(encodedInput: EncodedInput): void {
  for (const part of [encodedInput.params, encodedInput.query, encodedInput.body]) {
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
export function target({ path, query }: WireInput, { endpoint }: Plan, { applicationType, branch, cityId, traceId }: Caller): string {
  const application = `${everyCall.applicationType}=${encodeURIComponent(applicationType)}`;
  const variant = dependsOnBranch(endpoint) ? `${everyCall.branch}=${encodeURIComponent(branch)}&` : '';
  return `${path}?${query}${variant}${application}&${everyCall.cityId}=${encodeURIComponent(cityId)}&${everyCall.traceId}=${encodeURIComponent(traceId)}`;
}

/** An answer that is kept apart by branch is one that the provider makes by it. */
const dependsOnBranch = ({ cache }: AnyEndpoint): boolean => cache !== 'never' && cache.vary.includes('branch');

/** Headers by the declared identity: whose call it is decides what of the caller travels. */
export function headersFor({ endpoint, upload }: Plan, caller: Caller, input: CallInput): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', [names.traceId]: caller.traceId };
  if (endpoint.schemas.body !== undefined && upload === undefined) headers['content-type'] = 'application/json';
  if (input.idempotencyKey !== undefined) headers[names.idempotencyKey] = input.idempotencyKey;
  const { identity } = endpoint;
  if (identity === 'nobody' || (identity === 'visitor' && caller.bearer === undefined)) return headers;
  if (caller.clientAddress !== undefined) headers[names.clientAddress] = caller.clientAddress;
  const { refreshToken, bearer, basketId, orderKeys, repairKeys, commentKey, employeeToken } = caller;
  if (refreshToken !== undefined && carries(identity, 'refresh')) headers.cookie = `${refreshCookie}=${refreshToken}`;
  if (bearer !== undefined && carries(identity, 'bearer')) headers.authorization = `Bearer ${bearer}`;
  if (basketId !== undefined && carries(identity, 'basket')) headers[names.basketId] = basketId;
  if (orderKeys.length > 0 && carries(identity, 'orders')) headers[names.orderKey] = orderKeys.join(',');
  if (repairKeys.length > 0 && carries(identity, 'repairs')) headers[names.repairKey] = repairKeys.join(',');
  if (commentKey !== undefined && carries(identity, 'comments')) headers[names.commentKey] = commentKey;
  if (employeeToken !== undefined && carries(identity, 'employee')) headers[names.employeeToken] = employeeToken;
  return headers;
}
