import { lazyHydrate } from '../../platform/router/lazy-hydrate.tsx';

/** What an empty screen goes on with. */
export const SuggestedGoods = lazyHydrate(() => import('./suggested-goods.tsx'));
