import { Suspense } from 'react';
import { Link } from 'react-router';
import type { CardFragment } from '../generated/graphql.ts';
import { chunk } from '../shell/chunk.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { ProductCard } from './card.tsx';

/** Comes after the first paint. */
const ShelfArrows = chunk(() => import('./shelf-arrows.tsx'));

interface ShelfProps {
  title: string;
  products: readonly CardFragment[];
  /** Chosen by a rule, not by a person: the law wants the rule within reach. */
  isRecommended?: boolean;
}

/** Products in a row that is scrolled sideways on a narrow screen. */
export function Shelf({ title, products, isRecommended = false }: ShelfProps) {
  if (products.length === 0) return null;
  return (
    <section aria-label={title} className="mt-10 print:hidden">
      <div className="mb-4 flex flex-wrap items-center gap-x-4">
        <h2 className="text-22">{title}</h2>
        {isRecommended ? (
          <Link to="/legal/recommendations" className="link link-alone text-14">
            Как мы выбираем
          </Link>
        ) : null}
        <Suspense fallback={null}>
          <ShelfArrows />
        </Suspense>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <ul className="shelf" tabIndex={0} aria-label={title}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The room a shelf will take. Without JavaScript nothing would fill it, so it is not shown then. */
export function ShelfSkeleton() {
  return (
    <div className="js-only mt-10">
      <Skeleton className="mb-4 h-7 w-60" />
      <div className="shelf overflow-hidden">
        {[1, 2, 3, 4, 5].map((each) => (
          <div key={each} className="grid gap-3">
            <Skeleton className="aspect-4/5 w-full" />
            <Skeleton className="h-7 w-32" />
            <Skeleton className="h-10 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
