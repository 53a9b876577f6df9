import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayText } from '../../platform/format/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';

interface OfferTileProps {
  offer: {
    name: string;
    url: string;
    announce: string | null;
    image: string | null;
    endsOn: string | null;
    mechanics?: readonly { code: string; name: string }[];
  };
  level?: 2 | 3;
  eager?: boolean;
  /** What can be done with it in the list. */
  children?: ReactNode;
}

/** An offer is known to be a discount: the word alone is no news, its name says on what. */
const discountCode = 'discount';

/** The last day of an offer in words. */
export const untilText = (endsOn: string | null): string => (endsOn === null ? 'Без ограничения срока' : `До ${dayText(endsOn)}`);

/** An offer in a list: the picture, what it is and until when. */
export function OfferTile({ offer, level = 3, eager = false, children }: OfferTileProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const mechanics = offer.mechanics?.filter(({ code }) => code !== discountCode) ?? [];
  return (
    <article className="article-tile">
      {offer.image === null ? null : (
        <Picture src={offer.image} alt="" width={800} height={500} sizes="(width < 48rem) 100vw, 420px" eager={eager} />
      )}
      {mechanics.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2" aria-label="Вид акции">
          {mechanics.map(({ code, name }) => (
            <li key={code}>
              <Badge look="sale">{name}</Badge>
            </li>
          ))}
        </ul>
      )}
      <Heading className="text-18">
        <Link to={offer.url}>{offer.name}</Link>
      </Heading>
      {offer.announce === null ? null : <p className="text-14 text-ink-soft">{offer.announce}</p>}
      {children}
      <p className="mt-auto text-14 text-ink-faint">{untilText(offer.endsOn)}</p>
    </article>
  );
}
