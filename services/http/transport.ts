import type { Pool } from 'undici';
import { isFile } from '../contract/file.ts';
import { headers as names } from '../contract/headers.ts';
import { readAnswer, type TransportResult } from './answer.ts';
import type { Caller } from './calls.ts';
import { createChanges } from './changes.ts';
import { namesOf } from './client.ts';
import { createEndpointPolicies } from './endpoint-policies.ts';
import { sendHedged } from './hedge.ts';
import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';
import type { Plan } from './plan.ts';
import { isUnknownCall, ProviderError } from './provider-error.ts';
import { type CallInput, headersFor, target, toWire } from './request.ts';
import { withRetry } from './retry.ts';
import { type Sending, send } from './send.ts';
import { sendStreamed } from './send-streamed.ts';
import { traceCall } from './tracing.ts';

/**
 * Sends one call to the provider and reads the answer: circuit, retries, hedging, trace, metrics. `end` is the moment
 * (`performance.now()`) at which it is given up; a signal gives it up when the client has gone.
 */
export type Transport = (plan: Plan, caller: Caller, input: CallInput, end: number, signal?: AbortSignal) => Promise<TransportResult>;

interface Parts {
  pool: Pool;
  /** Stands before every path. */
  prefix: string;
  /** By which the provider knows who asks, where it wants to. */
  key: string | undefined;
  metrics: Metrics;
  logger: Logger;
}

export function createTransport(parts: Parts): Transport {
  const { pool, prefix, key, metrics, logger } = parts;
  const keyHeader = key === undefined ? undefined : { [names.providerKey]: key };
  const policyOf = createEndpointPolicies(metrics, logger);
  const inTurn = createChanges();
  const reportDropped = ({ id }: Plan, count: number, issue: string) => {
    metrics.dropped(id, count);
    metrics.broken(id);
    logger.warn({ endpoint: id, count, issue }, 'items break the contract and were left out');
  };

  return async (plan, caller, input, end, signal) => {
    const { breaker, absence, hedge } = policyOf(plan);
    const missing = absence.lastError();
    if (missing !== undefined) throw missing;
    const wire = toWire(plan, input);
    const message = {
      path: prefix + target(wire, plan, caller),
      headers: { ...headersFor(plan, caller, input), ...keyHeader },
      body: wire.body,
    };
    const sendOnce = (milliseconds: number) => send(pool, plan, message, milliseconds);
    const attempt = async (milliseconds: number): Promise<TransportResult> => {
      if (plan.upload !== undefined || plan.download !== undefined) {
        const file = isFile(input.body) ? input.body : undefined;
        return sendStreamed({ pool, plan, message, file, milliseconds, signal, reportDropped });
      }
      const began = performance.now();
      const sending = hedge === undefined ? sendOnce(milliseconds) : sendHedged(sendOnce, milliseconds, hedge);
      const raw = await (signal === undefined ? sending.answer : answerUntilAborted(sending, signal));
      const value = readAnswer(plan, raw, reportDropped);
      hedge?.latency.record(performance.now() - began);
      return { value, raw };
    };
    const startedAt = performance.now();
    try {
      const result = await traceCall(plan.endpoint, message.headers, (onAttempt) =>
        // Waiting for one's own other changes tells nothing of the provider.
        inTurn(plan, caller, () =>
          breaker.run({ endpoint: plan.id, client: namesOf(caller), end }, () =>
            withRetry(
              plan,
              end,
              (milliseconds) => {
                onAttempt();
                return attempt(milliseconds);
              },
              () => metrics.retry(plan.id),
            ),
          ),
        ),
      );
      const milliseconds = performance.now() - startedAt;
      metrics.call(plan.id, 'ok', milliseconds);
      logger.debug({ endpoint: plan.id, milliseconds: Math.round(milliseconds), traceId: caller.traceId }, 'provider call');
      return result;
    } catch (error) {
      if (isUnknownCall(error)) {
        absence.record(error);
        logger.warn({ endpoint: plan.id, traceId: caller.traceId }, 'the provider does not have this call; it is asked again in an hour');
      }
      report(parts, plan, caller, error, performance.now() - startedAt);
      throw error;
    }
  };
}

/** Counts a failed call and says it, with the provider's own words left out. */
function report({ metrics, logger }: Parts, { id }: Plan, { traceId }: Caller, error: unknown, milliseconds: number): void {
  const failure = error instanceof ProviderError ? error : undefined;
  const kind = failure?.kind ?? 'internal';
  metrics.call(id, kind, milliseconds);
  if (kind === 'contract') metrics.broken(id);
  // Upstream words may name a shopper; only our own may stand in the log.
  const issue = kind === 'contract' ? failure?.message : undefined;
  const fields = { endpoint: id, kind, status: failure?.status ?? 0, issue, milliseconds: Math.round(milliseconds), traceId };
  if (kind === 'refused' || kind === 'aborted') logger.debug(fields, 'provider call refused');
  else logger.warn(fields, 'provider call failed');
}

/** The answer, unless the client goes away first. */
async function answerUntilAborted(sending: Sending, signal: AbortSignal) {
  if (signal.aborted) sending.abandon();
  else signal.addEventListener('abort', sending.abandon, { once: true });
  try {
    return await sending.answer;
  } finally {
    signal.removeEventListener('abort', sending.abandon);
  }
}
