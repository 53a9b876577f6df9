import { useId } from 'react';
import { Link } from 'react-router';
import { rubles } from '../format/money.ts';
import { tied } from '../format/tied.ts';
import type { CardFragment } from '../generated/graphql.ts';
import { ListButtons } from '../lists/button.tsx';
import { BuyButton } from '../product/buy/button.tsx';
import { preorderLabel } from '../product/buy/label.ts';
import { useShell } from '../shell/use-shell.ts';
import { Badge } from '../ui/badge.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { Rating } from '../ui/rating.tsx';
import { availabilityLine } from './availability.ts';
import type { Ways as WaysOfModel } from './fold.ts';
import { namedApart } from './named.ts';
import { originLine } from './origin.ts';
import { Ways } from './ways.tsx';

/** Marks on a picture: two at most, and one benefit, not its share as well. */
const mostMarks = 2;

interface CardProps {
  product: CardFragment;
  /** To its model's other colours and editions, where those have no card of their own. */
  ways?: WaysOfModel;
  eager?: boolean;
}

/** A product in a list: picture, price, what matters in its category, whether it can be had, and the button. */
export function ProductCard({ product, ways, eager = false }: CardProps) {
  const { name, url, images, offer, highlights, reviewCounters, stickers, tradeInSticker } = product;
  const [front, side] = images;
  const availability = availabilityLine(product);
  const { flags } = useShell();
  const origin = originLine(product);
  const { model, apart } = namedApart(product);
  // What the name has said is not said again.
  const telling = highlights.filter(({ value }) => !apart?.includes(tied(value)));
  const nameId = useId();
  return (
    <article className="card">
      <div className="card-picture">
        {front ? <Picture src={front} alt="" width={320} height={400} sizes="(width < 48rem) 45vw, 280px" eager={eager} /> : null}
        {side ? <Picture src={side} alt="" width={320} height={400} sizes="280px" className="card-second" /> : null}
        <p className="card-marks">
          {offer.benefit ? <Badge look="sale">−{rubles(offer.benefit)}</Badge> : null}
          {tradeInSticker === null ? null : <Badge look="plain">Трейд-ин −{rubles(tradeInSticker)}</Badge>}
          {stickers
            .filter(({ code }) => !offer.benefit || code !== 'sale')
            .slice(0, mostMarks - Number(Boolean(offer.benefit)) - Number(tradeInSticker !== null))
            .map((sticker) => (
              <Badge key={sticker.name} look="good">
                {sticker.name}
              </Badge>
            ))}
        </p>
      </div>
      <div className="card-facts">
        <p className="card-price">
          <Price value={offer.price} old={offer.priceOld} size="card" />
        </p>
        {offer.credit && flags['deferred-price-visibility'] ? (
          <p className="card-monthly">от {rubles(offer.credit.monthlyPayment)} в месяц</p>
        ) : null}
        <h3 className="card-name" id={nameId}>
          <Link to={url}>
            <span className="card-model">{model}</span> {apart && <span className="card-apart">{apart}</span>}
          </Link>
        </h3>
        {origin && <p className="card-grade">{origin}</p>}
        <ul className="card-highlights">
          {telling.slice(0, 3).map((highlight) => (
            <li key={highlight.name}>
              <span>{highlight.name}:</span> {tied(highlight.value)}
            </li>
          ))}
        </ul>
        <p className="card-rating">
          <Rating rating={reviewCounters.rating} count={reviewCounters.count} />
        </p>
      </div>
      {ways && <Ways {...ways} />}
      <div className="card-buy">
        <p className={`text-14 ${availability.isGood ? 'text-good' : 'text-ink-faint'}`}>{availability.text}</p>
        <BuyButton productId={product.id} name={name} isBuyable={product.isBuyable} label={preorderLabel({ offer })} wide />
      </div>
      <ListButtons productId={product.id} describedBy={nameId} className="card-lists" />
    </article>
  );
}
