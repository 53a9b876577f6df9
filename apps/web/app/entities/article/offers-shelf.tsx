import { Link } from 'react-router';
import type { OfferTileFragment } from '../../generated/graphql.ts';
import { Heading } from '../../ui/heading.tsx';
import { OfferTile } from './offer-tile.tsx';

/** The offers that end soonest, and a link to all. */
export function OffersShelf({ offers }: { offers: readonly OfferTileFragment[] }) {
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="offers" className="mt-10">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={2} id="offers">
          Акции
        </Heading>
        <Link to="/special-offers" className="link link-alone">
          Все акции
        </Link>
      </div>
      <ul className="article-tiles article-tiles-small swipe">
        {offers.map((offer) => (
          <li key={offer.id}>
            <OfferTile offer={offer} />
          </li>
        ))}
      </ul>
    </section>
  );
}
