import { isFew } from '../product/few.ts';
import Row from '../product/row.tsx';
import type { ViewedProducts } from './viewed.ts';

/** What was looked at; few of them stand beside what is like them. */
export default function ViewedShelf({ products, similar }: ViewedProducts) {
  const viewed = <Row title="Вы смотрели" products={products} />;
  if (!isFew(products) || products.length === 0 || similar.length === 0) return viewed;
  return (
    <div className="viewed-beside">
      {viewed}
      <Row title="Похожие товары" products={similar} isRecommended />
    </div>
  );
}
