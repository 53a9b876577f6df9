import { domains } from '@vitrina/services/registry.ts';
import { orFallback } from '../calls/fallback.ts';
import { requestMemo } from '../calls/loader.ts';
import { isFeatureActive } from './rules.ts';

const { features } = domains.site;

/** Whether each feature is on, by its key, read once; nothing is known while the provider does not answer. */
export const featureStates = requestMemo({ features }, async ({ features }, context): Promise<ReadonlyMap<string, boolean>> => {
  const states = await orFallback(context, 'Query.features', features({}), []);
  return new Map(states.map((feature) => [feature.key, isFeatureActive(feature)]));
});
