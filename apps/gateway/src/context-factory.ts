import type { Provenance, Provider } from '@vitrina/graphql/base/engine.ts';
import { tooOften } from '@vitrina/graphql/base/errors.ts';
import type { CountedLimit } from '@vitrina/graphql/base/limit.ts';
import { type ContextConfig, createContext } from '@vitrina/graphql/context/context.ts';
import type { Places } from '@vitrina/graphql/context/places.ts';
import type { HeaderReader } from '@vitrina/graphql/context/visitor.ts';
import { createTrace } from '@vitrina/graphql/provenance.ts';
import { clientOf } from './limits/client-address.ts';
import type { Counters } from './limits/counters.ts';
import type { OperationContext, RequestContext } from './operation-context.ts';

interface Options {
  provider: Pick<Provider, 'callsFor'>;
  places: Places;
  counters: Counters;
  /** What is the same for whoever asks. */
  settings: ContextConfig;
  isDeveloper(headers: HeaderReader): boolean;
}

/** Makes the context of one operation of a request: its visitor, the limits of tries, and who is told how the response came about. */
export function createContextFactory({
  provider,
  places,
  counters,
  settings,
  isDeveloper,
}: Options): (request: RequestContext) => OperationContext {
  async function countTry(
    { address, application }: RequestContext,
    limit: CountedLimit,
    key: string | undefined,
    countOrLook: Counters['count'],
  ): Promise<void> {
    if (application !== undefined && limit.sparesApplications) return;
    const whose = [...(limit.everywhere ? [] : [clientOf(address)]), ...(key === undefined ? [] : [key])].join(' ');
    const { isOver, resetAfter } = await countOrLook(limit, whose);
    if (isOver) throw tooOften(resetAfter);
  }

  return function contextFor(request) {
    const { headers, application, signal } = request;
    const isDevelopers = isDeveloper(headers);
    let callCount = 0;
    const count = ({ source }: Provenance): void => {
      if (source === 'provider') callCount++;
    };
    const config: ContextConfig = {
      ...settings,
      // A developer sees of each operation by itself what it leads to.
      crossOperation: isDevelopers ? undefined : request.crossOperation,
      ...(application !== undefined && !isDevelopers && { observe: count }),
      countTry: (limit, key) => countTry(request, limit, key, counters.count),
      checkTry: (limit, key) => countTry(request, limit, key, counters.look),
    };
    const renewed = () => contextFor(request.renewed?.() ?? request).context;
    const context = createContext({ provider, visitor: request, places, signal, application, renewed, config });
    if (!isDevelopers) return { context, trace: undefined, callCount: application === undefined ? undefined : () => callCount };
    const trace = createTrace(context);
    return { context, trace, callCount: () => trace.provenance().filter(({ source }) => source === 'provider').length };
  };
}
