import * as z from 'zod';
import type { AnyEndpoint } from '../contract/endpoint.ts';
import { everyCall, headers as names } from '../contract/headers.ts';
import { writeQuery } from '../contract/query.ts';
import type { Caller } from './calls.ts';

/** What a caller passes to a call: `params`, `query`, `body`, `idempotencyKey`, as far as the declaration has them. */
export interface CallInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
}

/** The call's own part, ready for the wire; it decides what is the same call. */
export interface WireInput {
  path: string;
  query: Record<string, unknown>;
  body: string | undefined;
}

export function toWire(endpoint: AnyEndpoint, input: CallInput): WireInput {
  const params = z.encode(endpoint.schemas.params, input.params ?? {});
  const query = z.encode(endpoint.schemas.query, input.query ?? {});
  const body = endpoint.schemas.body === undefined ? undefined : JSON.stringify(z.encode(endpoint.schemas.body, input.body));
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return { path, query, body };
}

/** The full path with the parameters that every call takes. */
export function target(wire: WireInput, caller: Caller): string {
  const own = wire.query as Parameters<typeof writeQuery>[0];
  return `${wire.path}?${writeQuery({
    ...own,
    [everyCall.applicationType]: caller.applicationType,
    [everyCall.cityId]: String(caller.cityId),
    [everyCall.traceId]: caller.traceId,
  })}`;
}

/** Headers by the declared identity: whose call it is decides what of the caller travels. */
export function headersFor(endpoint: AnyEndpoint, caller: Caller, input: CallInput): Record<string, string> {
  const { identity } = endpoint;
  const headers: Record<string, string> = { accept: 'application/json', [names.traceId]: caller.traceId };
  if (endpoint.schemas.body !== undefined) headers['content-type'] = 'application/json';
  if (input.idempotencyKey !== undefined) headers[names.idempotencyKey] = input.idempotencyKey;
  if (identity === 'nobody') return headers;
  const takesBearer = identity !== 'basket-only';
  if (takesBearer && caller.bearer !== undefined) headers.authorization = `Bearer ${caller.bearer}`;
  const takesBasket = identity === 'basket' || identity === 'basket-only';
  if (takesBasket && caller.basketId !== undefined) headers[names.basketId] = caller.basketId;
  if (identity === 'order' && caller.orderKeys.length > 0) headers[names.orderKey] = caller.orderKeys.join(',');
  return headers;
}
