import { ProductCard } from './card.tsx';
import type { CardLabels } from './labels.ts';

interface TilesProps {
  products: readonly CardLabels[];
  /** How many of the first pictures are fetched at once; none where the list stands below what is seen first. */
  eager?: number;
}

/** Products as a list of tiles. */
export const Tiles = ({ products, eager = 0 }: TilesProps) => (
  <ul className="cards cards-tile">
    {products.map((product, index) => (
      <li key={product.id}>
        <ProductCard product={product} eager={index < eager} />
      </li>
    ))}
  </ul>
);
