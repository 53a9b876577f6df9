import { belongingTo } from '../../entities/basket/tree.ts';
import { isLineKey } from './use-line.ts';

/** A press that is on its way. */
interface Underway {
  key: string;
  formData?: FormData | undefined;
}

/** Lines that go with those that are being taken out: presents, warranties and accessories, so that none of them stands there alone meanwhile. */
export function leavingWith(items: readonly { id: string; parentId: string | null }[], fetchers: readonly Underway[]): ReadonlySet<string> {
  const taken = fetchers.flatMap(({ key, formData }) =>
    isLineKey(key) && formData?.get('intent') === 'remove' ? [String(formData.get('itemId'))] : [],
  );
  return new Set(taken.flatMap((id) => belongingTo(items, id).map((item) => item.id)));
}
