import { ProductCard } from '../product/card.tsx';
import Row from '../product/row.tsx';
import { isFew, type ViewedProducts } from './viewed.ts';

/** What was looked at. Few have no shelf, which would be empty: they are lines, or cards beside what is like them. */
export default function ViewedShelf({ products, similar }: ViewedProducts) {
  if (products.length === 0) return null;
  if (!isFew(products)) return <Row title={title} products={products} />;
  return (
    <div className={similar.length > 0 ? 'viewed-beside' : undefined}>
      <section aria-label={title} className="mt-10 print:hidden">
        <h2 className="viewed-title">{title}</h2>
        <ul className="viewed-few">
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
