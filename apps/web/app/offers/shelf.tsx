import { Link } from 'react-router';
import type { OfferTileFragment } from '../generated/graphql.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { OfferTile } from './tile.tsx';

/** The offers that end soonest, and the way to all of them. */
export function OffersShelf({ offers }: { offers: readonly OfferTileFragment[] }) {
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="offers" className="mt-10">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="offers" className="text-22">
          Акции
        </h2>
        <Link to="/special-offers" className="link">
          Все акции
        </Link>
      </div>
      <ul className="article-tiles article-tiles-small">
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferTile offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The room they will take. */
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
