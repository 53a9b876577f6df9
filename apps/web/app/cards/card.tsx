import { useId } from 'react';
import { Link } from 'react-router';
import { rubles } from '../format/money.ts';
import type { CardFragment } from '../generated/graphql.ts';
import { ListButtons } from '../lists/button.tsx';
import { BuyButton } from '../product/buy/button.tsx';
import { useShell } from '../shell/use-shell.ts';
import { Badge } from '../ui/badge.tsx';
import { Picture } from '../ui/picture.tsx';
import { Price } from '../ui/price.tsx';
import { Rating } from '../ui/rating.tsx';
import { availabilityLine } from './availability.ts';
import { originLine } from './origin.ts';

/** Marks on a picture: two at most. */
const mostMarks = 2;

/** A product in a list: picture, price, what matters in its category, whether it can be had, and the button. */
export function ProductCard({ product, eager = false }: { product: CardFragment; eager?: boolean }) {
  const { name, url, images, offer, highlights, reviewCounters, stickers, tradeInSticker } = product;
  const [front, side] = images;
  const availability = availabilityLine(product);
  const { flags } = useShell();
  const origin = originLine(product);
  const nameId = useId();
  return (
    <article className="card">
      <div className="card-picture">
        {front ? <Picture src={front} alt="" width={320} height={400} sizes="(width < 48rem) 45vw, 280px" eager={eager} /> : null}
        {side ? <Picture src={side} alt="" width={320} height={400} sizes="280px" className="card-second" /> : null}
        <p className="card-marks">
          {offer.benefit ? <Badge look="sale">−{rubles(offer.benefit)}</Badge> : null}
          {tradeInSticker === null ? null : <Badge look="plain">Трейд-ин −{rubles(tradeInSticker)}</Badge>}
          {stickers.slice(0, mostMarks - Number(Boolean(offer.benefit)) - Number(tradeInSticker !== null)).map((sticker) => (
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
          <p className="card-monthly text-14 text-ink-soft">от {rubles(offer.credit.monthlyPayment)} в месяц</p>
        ) : null}
        <h3 className="card-name" id={nameId}>
          <Link to={url}>{name}</Link>
        </h3>
        {origin && <p className="card-grade text-14 text-warn first-letter:uppercase">{origin}</p>}
        <ul className="card-highlights">
          {highlights.slice(0, 3).map((highlight) => (
            <li key={highlight.name}>
              <span>{highlight.name}:</span> {highlight.value}
            </li>
          ))}
        </ul>
        <p className="card-rating">
          <Rating rating={reviewCounters.rating} count={reviewCounters.count} />
        </p>
      </div>
      <div className="card-buy">
        <p className={`text-14 ${availability.isGood ? 'text-good' : 'text-ink-faint'}`}>{availability.text}</p>
        <BuyButton productId={product.id} name={name} isBuyable={product.isBuyable} wide />
      </div>
      <ListButtons productId={product.id} describedBy={nameId} className="card-lists" />
    </article>
  );
}
