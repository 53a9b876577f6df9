import { Skeleton } from '../../ui/skeleton.tsx';

/** The room that offers will take. */
export function OffersShelfSkeleton() {
  return (
    <div className="js-only mt-10">
      <Skeleton className="mb-4 h-7 w-40" />
      <div className="article-tiles article-tiles-small">
        {[1, 2, 3, 4].map((each) => (
          <div key={each} className="grid gap-3">
            <Skeleton className="aspect-8/5 w-full" />
            <Skeleton className="h-20 w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}
