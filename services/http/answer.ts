import * as z from 'zod';
import type { AnyEndpoint, Page } from '../contract/endpoint.ts';
import { failure } from '../contract/failure.ts';
import { headers as names } from '../contract/headers.ts';
import { ProviderError } from './errors.ts';

export interface RawAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

export type Dropped = (endpoint: AnyEndpoint, count: number, firstIssue: string) => void;

/** Reads an answer by the declaration, or says what is wrong with it. */
export function readAnswer(endpoint: AnyEndpoint, raw: RawAnswer, dropped: Dropped): unknown {
  if (raw.status >= 400) throw refusal(endpoint, raw);
  const json = parse(endpoint, raw.text);
  if (!endpoint.paged) return decode(endpoint, endpoint.schemas.answer, json, raw.status, dropped);
  const items = decode(endpoint, z.array(endpoint.schemas.answer), json, raw.status, dropped);
  return Array.isArray(items) ? page(items, raw) : items;
}

function parse(endpoint: AnyEndpoint, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderError('contract', endpointId(endpoint), { message: 'The answer is no JSON.', cause });
  }
}

function decode(endpoint: AnyEndpoint, schema: z.ZodType, json: unknown, status: number, dropped: Dropped): unknown {
  const whole = z.safeDecode(schema, json);
  if (whole.success) return whole.data;
  // Only now, since it costs a second reading: one bad item must not empty a list.
  const item = schema instanceof z.ZodArray ? schema.element : undefined;
  if (item === undefined || !Array.isArray(json)) {
    throw new ProviderError('contract', endpointId(endpoint), { status, message: issuePath(whole.error) });
  }
  const read = json.map((value) => z.safeDecode(item as z.ZodType, value));
  const good = read.flatMap((result) => (result.success ? [result.data] : []));
  if (good.length === 0) throw new ProviderError('contract', endpointId(endpoint), { status, message: issuePath(whole.error) });
  dropped(endpoint, json.length - good.length, issuePath(whole.error));
  return good;
}

/** Where the contract is broken, without the value: it may belong to somebody. */
function issuePath(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  return issue === undefined ? 'unknown' : `${issue.code} at ${issue.path.join('.') || 'the root'}`;
}

function page(items: unknown[], raw: RawAnswer): Page<unknown> {
  const perPage = figure(raw, names.perPage) ?? Math.max(items.length, 1);
  const total = figure(raw, names.totalCount) ?? items.length;
  return {
    items,
    total,
    perPage,
    pageCount: figure(raw, names.pageCount) ?? Math.ceil(total / perPage),
    currentPage: figure(raw, names.currentPage) ?? 1,
  };
}

function figure(raw: RawAnswer, name: string): number | undefined {
  const text = raw.headers[name];
  return typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : undefined;
}

function refusal(endpoint: AnyEndpoint, raw: RawAnswer): ProviderError {
  if (raw.status >= 500) return new ProviderError('unavailable', endpointId(endpoint), { status: raw.status });
  const read = failure.safeParse(safeJson(raw.text));
  if (!read.success) return new ProviderError('refused', endpointId(endpoint), { status: raw.status });
  const { code, message, errors } = read.data;
  return new ProviderError('refused', endpointId(endpoint), { status: raw.status, code, message, ...(errors && { fields: errors }) });
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const endpointId = (endpoint: AnyEndpoint): string => `${endpoint.domain}.${endpoint.name}`;
