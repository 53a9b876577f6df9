import { lazyHydrate } from '../../platform/router/lazy-hydrate.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Products in a row. */
export const Shelf = lazyHydrate(() => import('./row.tsx'));

/** The room a shelf will take. Without JavaScript nothing would fill it, so it is not shown then. */
export function ShelfSkeleton() {
  return (
    <div className="js-only mt-10">
      <Skeleton className="mb-4 h-7 w-60" />
      <div className="shelf overflow-hidden">
        {[1, 2, 3, 4, 5].map((each) => (
          <div key={each} className="grid gap-3">
            <Skeleton className="aspect-square w-full" />
            <Skeleton className="h-7 w-32" />
            <Skeleton className="h-10 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
