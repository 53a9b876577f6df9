import { useId } from 'react';
import { Link } from 'react-router';
import { nbsp } from '../../platform/format/nbsp.ts';
import { useShell } from '../../platform/session/use-shell.ts';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Rating } from '../../ui/rating.tsx';
import { Arrival } from './arrival.tsx';
import { BuyButton } from './buy-button.tsx';
import type { CardLabels } from './labels.ts';
import { ListButtons } from './list-button.tsx';
import type { ModelVariant, ModelVariants } from './model-group.ts';
import { OneClickButton } from './one-click.tsx';

/** What a card has room for. */
const maxVisible = 3;

/** The other colours and editions that a page has of a model, each a link to its own product. */
function Variants({ colors, editions }: ModelVariants) {
  if (colors.length + editions.length === 0) return null;
  return (
    <div className="card-variants">
      <Row name="Цвета" variants={colors} />
      <Row name="Варианты" variants={editions} />
    </div>
  );
}

function Row({ name, variants }: { name: string; variants: readonly ModelVariant[] }) {
  if (variants.length === 0) return null;
  const more = variants.length - maxVisible;
  return (
    <ul aria-label={name}>
      {variants.slice(0, maxVisible).map(({ name, url, isCurrent, paint }) => (
        <li key={name}>
          <Link to={url} title={paint && name} aria-label={paint && name} aria-current={isCurrent || undefined}>
            {paint === undefined ? nbsp(name) : <Paint paint={paint} />}
          </Link>
        </li>
      ))}
      {more > 0 ? <li>+{more}</li> : null}
    </ul>
  );
}

const Paint = ({ paint }: { paint: string }) => (
  <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="11" fill={paint} className="stroke-ring" />
  </svg>
);

/** Where the shop has none: the way to the partners who do, or word of it when it comes. */
function Otherwise({ product: { id, url, partnersUrl }, nameId }: { product: CardLabels; nameId: string }) {
  if (partnersUrl === null) return <Arrival about="arrival" productId={id} url={url} describedBy={nameId} />;
  return (
    <Link to={partnersUrl} className="button button-quiet button-wide" aria-describedby={nameId}>
      Предложения партнёров
    </Link>
  );
}

interface CardProps {
  product: CardLabels;
  /** To its model's other colours and editions, where those have no card of their own. */
  variants?: ModelVariants;
  eager?: boolean;
  /** A row has room for a second way to buy. */
  isRow?: boolean;
}

/** A product in a list: picture, price, what matters in its category, whether it can be had, and the button. */
export function ProductCard({ product, variants, eager = false, isRow = false }: CardProps) {
  const { model, apart, url, images, marks, monthly, origin, highlights, availability } = product;
  const [front, side] = images;
  const { flags } = useShell();
  const nameId = useId();
  const name = apart ? `${model} ${apart}` : model;
  return (
    <article id={product.anchor} className="card">
      <div className="card-picture">
        {front ? <Picture src={front} alt="" width={320} height={400} sizes="(width < 48rem) 45vw, 280px" eager={eager} /> : null}
        {side ? <Picture src={side} alt="" width={320} height={400} sizes="280px" className="card-second" /> : null}
      </div>
      <div className="card-facts">
        <p className="card-price">
          <Price value={product.price} old={product.priceOld} size="card" />
        </p>
        {marks.length > 0 && (
          <p className="card-marks">
            {marks.map(({ look, text }) => (
              <Badge key={text} look={look}>
                {text}
              </Badge>
            ))}
          </p>
        )}
        {monthly && flags['deferred-price-visibility'] ? <p className="card-monthly">{monthly}</p> : null}
        <h3 className="card-name" id={nameId}>
          <Link to={url}>
            <span className="card-model">{model}</span> {apart && <span className="card-apart">{apart}</span>}
          </Link>
        </h3>
        {origin && <p className="card-grade">{origin}</p>}
        <ul className="card-highlights">
          {highlights.map(([about, value, look]) => (
            <li key={about} className={look && look !== 'bare' ? `card-verdict text-${look}` : undefined}>
              <span className={look === 'bare' ? 'max-md:sr-only' : undefined}>{`${about}: `}</span>
              {value}
            </li>
          ))}
        </ul>
        <p className="card-rating">
          <Rating rating={product.rating} count={product.reviews} />
        </p>
      </div>
      {variants && <Variants {...variants} />}
      <div className="card-buy">
        <p className={`card-stock text-14 ${availability.isGood ? 'text-good' : 'text-ink-faint'}`}>{availability.text}</p>
        <div className="card-buttons">
          <BuyButton
            productId={product.id}
            supplierId={product.partnerId}
            name={name}
            describedBy={nameId}
            isBuyable={product.isBuyable}
            label={product.label}
            wide
          />
          {isRow && product.isBuyable && product.label === undefined ? (
            <OneClickButton productId={product.id} supplierId={product.partnerId} name={name} describedBy={nameId} wide />
          ) : null}
          {product.isBuyable === false ? <Otherwise product={product} nameId={nameId} /> : null}
        </div>
      </div>
      <ListButtons productId={product.id} isCompared={product.isCompared} describedBy={nameId} className="card-lists" />
    </article>
  );
}
