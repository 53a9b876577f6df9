import type { Id } from '@vitrina/services/contract/wire.ts';
import { domains } from '@vitrina/services/registry.ts';
import { storesPageSize } from '@vitrina/services/stores/vocabulary.ts';
import { orNull } from '../calls/fallback.ts';
import { batchLoader } from '../calls/loader.ts';
import type { Store } from '../generated/sources.ts';

const { withProduct, store } = domains.stores;

/** A store by its id; null when there is none. A single one is read by the call that is cached. */
export const storeById = batchLoader({ withProduct, store }, storesPageSize, async ({ withProduct, store }, ids: readonly Id[]) => {
  const [only] = ids;
  if (only !== undefined && ids.length === 1) {
    const found = await orNull(store({ params: { id: only } }));
    return new Map<Id, Store>(found === null ? [] : [[only, found]]);
  }
  const { items } = await withProduct({ body: { ids: [...ids], per_page: storesPageSize } });
  return new Map<Id, Store>(items.map((item) => [item.id, item]));
});
