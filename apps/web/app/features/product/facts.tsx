import { Link } from 'react-router';
import { part } from '../../entities/catalogue/part.ts';
import type { FitStory } from '../../entities/fit/story.server.ts';
import { rubles } from '../../platform/format/money.ts';
import { Badge } from '../../ui/badge.tsx';
import { Rating } from '../../ui/rating.tsx';
import { FitNote } from './fit-note.tsx';
import type { FrameProduct } from './load.server.ts';
import type { RunningCostStory } from './running-cost.server.ts';

/** Colours of the same product, each a link to its own page. */
function Colours({ colors }: Pick<FrameProduct, 'colors'>) {
  if (colors.length < 2) return null;
  const current = colors.find((color) => color.isCurrent);
  return (
    <div>
      <p className="mb-2 text-14">
        <span className="text-ink-faint">Цвет: </span>
        {current?.name}
      </p>
      <ul className="flex flex-wrap gap-2">
        {colors.map((color) => (
          <li key={color.productId}>
            <Link
              to={color.url}
              preventScrollReset
              aria-label={color.price === null ? color.name : `${color.name}, ${color.price}`}
              title={color.name}
              aria-current={color.isCurrent ? 'true' : undefined}
              className="swatch"
            >
              <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
                <circle cx="14" cy="14" r="13" fill={color.code} className="stroke-ring" />
              </svg>
              {color.price}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Editions of the same model, each a link to its own page. */
function Editions({ modifications }: Pick<FrameProduct, 'modifications'>) {
  return modifications.map((modification) =>
    modification.values.length < 2 ? null : (
      <div key={modification.name}>
        <p className="mb-2 text-14 text-ink-faint">{modification.name}</p>
        <ul className="chips">
          {modification.values.map((value) => (
            <li key={value.productId}>
              <Link
                to={value.url}
                preventScrollReset
                aria-current={value.isCurrent ? 'true' : undefined}
                className={value.isAvailable !== false ? undefined : 'text-ink-faint'}
              >
                {value.value}
                {value.isAvailable !== false ? null : <span className="visually-hidden">, нет в наличии</span>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    ),
  );
}

/** Beside the brand: the rest of the page begins below them on a phone. */
const maxHighlights = 5;

interface FactsProps {
  product: FrameProduct;
  fit: FitStory | null;
  runningCost: RunningCostStory | null;
}

/** What others say of it, and its number. */
export function ProductRating({ product: { id, url, tabs, reviewCounters } }: { product: FrameProduct }) {
  return (
    <p className="product-rating flex flex-wrap items-center gap-x-4 gap-y-1">
      {tabs.includes('COMMENTS') ? (
        <Link to={`${url}/comments#${part}`} className="rating-link">
          <Rating rating={reviewCounters.rating} count={reviewCounters.count} />
        </Link>
      ) : reviewCounters.count > 0 ? (
        // A partner's goods have no reviews to go to.
        <Rating rating={reviewCounters.rating} count={reviewCounters.count} />
      ) : null}
      <span className="text-14 text-ink-faint">Код товара: {id}</span>
    </p>
  );
}

/** What the product is chosen by: its marks, colours and editions. */
export function ProductChoice({ product }: Pick<FactsProps, 'product'>) {
  const { stickers, markdownGrade, tradeInSticker, colors, modifications } = product;
  const isMarked = stickers.length > 0 || Boolean(markdownGrade) || tradeInSticker !== null;
  if (!isMarked && colors.length === 0 && modifications.length === 0) return null;
  return (
    <div className="product-choice">
      {isMarked ? (
        <p className="flex flex-wrap gap-2">
          {stickers.map((sticker) => (
            <Badge key={sticker.name} look="good">
              {sticker.name}
            </Badge>
          ))}
          {tradeInSticker === null ? null : <Badge look="plain">Трейд-ин −{rubles(tradeInSticker.amount)}</Badge>}
          {markdownGrade ? <Badge look="warn">Состояние: {markdownGrade}</Badge> : null}
        </p>
      ) : null}
      <Colours colors={colors} />
      <Editions modifications={modifications} />
    </div>
  );
}

/** What matters about the product: a few facts, the others stand among its specifications. */
export default function ProductFacts({ product, fit, runningCost }: FactsProps) {
  const { brand, modifications, highlights, url } = product;
  const isNoChoice = ({ name }: { name: string }) => !modifications.some((choice) => choice.name === name && choice.values.length > 1);
  return (
    <div className="product-facts">
      <dl className="facts">
        {highlights
          .filter(isNoChoice)
          .slice(0, maxHighlights)
          .map((highlight) => (
            <div key={highlight.name}>
              <dt>{highlight.name}</dt>
              <dd>{highlight.value}</dd>
            </div>
          ))}
        <div>
          <dt>Бренд</dt>
          <dd>
            <Link to={brand.url} className="link link-alone">
              {brand.name}
            </Link>
          </dd>
        </div>
      </dl>
      <p className="all-specs">
        <Link to={`${url}/specs#${part}`} className="link link-alone">
          Все характеристики
        </Link>
      </p>
      {runningCost === null ? null : <RunningCostNote story={runningCost} />}
      {fit === null ? null : <FitNote story={fit} />}
    </div>
  );
}

/** What using the product costs in a year, and how that is estimated. */
function RunningCostNote({ story: { perYear, parts, details, total } }: { story: RunningCostStory }) {
  return (
    <details className="running-cost">
      <summary>
        <span className="link">Обойдётся в {perYear}</span>: {parts}
      </summary>
      {details.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{total}</p>
    </details>
  );
}
