import type { Standing } from './standing.ts';

/** Beside the sums, where a smart price is not what the shopper expects. */
export default function SmartPriceNote({ standing: { smartPriceFailed } }: { standing: Standing }) {
  return (
    <p className="mb-3 text-14 text-warn">
      {smartPriceFailed
        ? 'Умную цену сейчас не проверить: проверьте итог перед оформлением.'
        : 'Умная цена больше не действует, товар стоит как обычно.'}
    </p>
  );
}
