import { BrandLinks } from '../catalogue/brand-links.tsx';
import Row from '../product/row.tsx';
import type { Suggested } from './suggested.server.ts';

interface SuggestedGoodsProps {
  suggested: Suggested | null;
}

/** What an empty screen goes on with: what was looked at, what others buy, and who makes it. */
export default function SuggestedGoods({ suggested }: SuggestedGoodsProps) {
  if (suggested === null) return null;
  return (
    <>
      <Row title="Вы смотрели" products={suggested.viewed} />
      <Row title="Часто покупают" products={suggested.goods} isRecommended />
      <BrandLinks brands={suggested.brands} />
    </>
  );
}
