import { belongingTo } from '../../entities/basket/tree.ts';
import { isLineKey } from './use-line.ts';

/** A press that is on its way. */
interface PendingFetcher {
  key: string;
  formData?: FormData | undefined;
}

/** Lines that go with those that are being taken out: presents, warranties and accessories, so that none of them stands there alone meanwhile. */
export function removedAlongWith(
  items: readonly { id: string; parentId: string | null }[],
  fetchers: readonly PendingFetcher[],
): ReadonlySet<string> {
  const removedIds = fetchers.flatMap(({ key, formData }) =>
    isLineKey(key) && formData?.get('intent') === 'remove' ? [String(formData.get('itemId'))] : [],
  );
  return new Set(removedIds.flatMap((id) => belongingTo(items, id).map((item) => item.id)));
}
