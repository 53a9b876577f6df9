import type { Standing } from './standing.ts';

/** Beside the sums, where a smart price is not what the shopper expects; nothing where it counts, or there is none. */
export function SmartPriceNote({ standing: { smartPriceFailed, isOver } }: { standing: Standing }) {
  if (smartPriceFailed) return <p className="mb-3 text-14 text-warn">Умную цену сейчас не проверить: проверьте итог перед оформлением.</p>;
  return isOver ? <p className="mb-3 text-14 text-warn">Умная цена больше не действует, товар стоит как обычно.</p> : null;
}
