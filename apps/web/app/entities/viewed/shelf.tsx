import { ProductCard } from '../product/card.tsx';
import { isFew } from '../product/few.ts';
import Row from '../product/row.tsx';
import type { ViewedProducts } from './viewed.ts';

/** What was looked at; few of them stand beside what is like them. */
export default function ViewedShelf({ products, similar }: ViewedProducts) {
  if (!isFew(products) || products.length === 0 || similar.length === 0) return <Row title={title} products={products} />;
  return (
    <div className="viewed-beside">
      <section aria-label={title} className="mt-10 print:hidden">
        <h2 className="viewed-title">{title}</h2>
        <ul className="shelf-few">
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      </section>
      <Row title="Похожие товары" products={similar} isRecommended />
    </div>
  );
}

const title = 'Вы смотрели';
