import * as z from 'zod';
import type { AnyEndpoint, Page } from '../contract/endpoint.ts';
import { failure, failureEssentials, unknownCaller, unknownRoute } from '../contract/failure.ts';
import { headers as names } from '../contract/headers.ts';
import type { Plan } from './plan.ts';
import { ProviderError } from './provider-error.ts';

export interface RawAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** UTF-8. */
  body: Buffer;
}

/** An answer, decoded and as it came. */
export interface TransportResult {
  value: unknown;
  raw: RawAnswer;
}

/** Told what breaks the contract without breaking the answer: how many items of a list, and where the first one is wrong. */
export type ReportDropped = (plan: Plan, count: number, firstIssue: string) => void;

/** Reads an answer by the declaration, or says what is wrong with it. */
export function readAnswer(plan: Plan, raw: RawAnswer, reportDropped: ReportDropped): unknown {
  if (raw.status >= 400) throw refusal(plan, raw);
  const value = decode(plan, parse(plan, raw), raw.status, reportDropped);
  // A paged list has been read by an array of its items' schema.
  return plan.endpoint.paged ? page(value as unknown[], raw, plan.endpoint.unknownPageSize) : value;
}

const figures = [names.totalCount, names.perPage, names.pageCount, names.currentPage];

/**
 * What has to be kept of an answer to read it again. Its bytes are copied: what came out of the socket is a part of something
 * larger, and bytes outside the heap are never moved about by the collector of garbage.
 */
export function copyForCache({ endpoint }: Plan, { status, headers, body }: RawAnswer): RawAnswer {
  return {
    status,
    body: Buffer.from(body),
    headers: endpoint.paged ? Object.fromEntries(figures.map((name) => [name, headers[name]])) : {},
  };
}

/** A provider that has nothing to say answers 204 (No Content): a list of nothing, or a thing of which nothing is known. */
const noContent = 204;

function parse({ id, item }: Plan, { status, body }: RawAnswer): unknown {
  if (status === noContent) return item === undefined ? {} : [];
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (cause) {
    throw new ProviderError('contract', id, { status, message: 'The answer is no JSON.', cause });
  }
}

function decode(plan: Plan, json: unknown, status: number, reportDropped: ReportDropped): unknown {
  if (isSomethingElse(plan, json)) throw new ProviderError('contract', plan.id, { status, message: 'The answer has none of its fields.' });
  const whole = z.safeDecode(plan.answer, json);
  if (whole.success) return whole.data;
  // Only now, since it costs a second reading: one bad item must not empty a list.
  const { item } = plan;
  const read = item !== undefined && Array.isArray(json) ? json.map((value) => z.safeDecode(item, value)) : [];
  const good = read.flatMap((result) => (result.success ? [result.data] : []));
  if (good.length === 0) throw new ProviderError('contract', plan.id, { status, message: issuePath(whole.error) });
  reportDropped(plan, read.length - good.length, issuePath(whole.error));
  return good;
}

/**
 * Where every field may be absent, anything would do: a notice that the service is being repaired is no empty home page, to be kept for
 * minutes. A thing of which nothing is said is one all the same.
 */
function isSomethingElse({ fields }: Plan, json: unknown): boolean {
  if (fields === undefined || typeof json !== 'object' || json === null) return false;
  return Object.keys(json).length > 0 && !fields.some((field) => field in json);
}

/** Where the contract is broken, without the value: it may belong to somebody. */
function issuePath(error: z.core.$ZodError): string {
  const issue = error.issues[0];
  return issue === undefined ? 'unknown' : `${issue.code} at ${issue.path.join('.') || 'the root'}`;
}

/** What a GraphQL `Int` can say; a figure beyond it is none. */
const maxFigure = 2 ** 31 - 1;

function page(items: unknown[], raw: RawAnswer, unknownPageSize: number): Page<unknown> {
  const perPage = figure(raw, names.perPage, 1) ?? Math.max(items.length, unknownPageSize);
  const total = figure(raw, names.totalCount) ?? items.length;
  return {
    items,
    total,
    perPage,
    pageCount: figure(raw, names.pageCount) ?? Math.ceil(total / perPage),
    currentPage: figure(raw, names.currentPage, 1) ?? 1,
  };
}

function figure(raw: RawAnswer, name: string, min = 0): number | undefined {
  const text = raw.headers[name];
  const value = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : -1;
  return value >= min && value <= maxFigure ? value : undefined;
}

/** Whose right, or whose patience, is at an end. Of a call that is nobody's it can only be the gateway's own, so no visitor is told of it. */
const callerStatuses = new Set([401, 403, 407, 425, 429]);

function refusal(plan: Plan, raw: RawAnswer): ProviderError {
  const { id, endpoint } = plan;
  const isProviderFault = raw.status >= 500 || raw.status === 408 || (endpoint.identity === 'nobody' && callerStatuses.has(raw.status));
  if (isProviderFault) return new ProviderError('unavailable', id, { status: raw.status });
  const json = safeJson(raw.body.toString('utf8'));
  const whole = failure.safeParse(json);
  // Amounts that cannot be read do not take the rest with them.
  const read = whole.success ? whole : failureEssentials.safeParse(json);
  const retryAfter = secondsIn(raw.headers['retry-after']);
  if (!read.success) {
    const code = raw.status === 404 && plan.asksForNothing ? unknownRoute : null;
    return new ProviderError('refused', id, { status: raw.status, code, retryAfter });
  }
  const { code, message, errors } = read.data;
  // A wrong `PROVIDER_KEY` is the operator's trouble: to a visitor the provider is away.
  if (raw.status === 403 && code === unknownCaller) return new ProviderError('unavailable', id, { status: raw.status, code });
  const { was, now, available, reason, tries_left: triesLeft } = whole.data ?? {};
  const priceChange = was === undefined || now === undefined ? null : { was, now };
  const details = { status: raw.status, code, message, priceChange, available, reason, triesLeft, retryAfter };
  return new ProviderError('refused', id, { ...details, ...(errors && { fields: errors }) });
}

/** Seconds of the header `retry-after`; a date is none, since clocks differ. */
function secondsIn(text: string | string[] | undefined): number | undefined {
  return typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const endpointId = (endpoint: AnyEndpoint): string => `${endpoint.domain}.${endpoint.name}`;
