import { Link, useLocation } from 'react-router';
import { part } from '../../entities/catalogue/part.ts';
import type { FitStory } from '../../entities/fit/story.server.ts';
import { rubles } from '../../platform/format/money.ts';
import { trackGoal } from '../../platform/goals/goals.ts';
import { useShell } from '../../platform/session/use-shell.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Rating } from '../../ui/rating.tsx';
import type { CardBanners } from './banners.server.ts';
import { FitNote } from './fit-note.tsx';
import type { FrameProduct } from './load.server.ts';
import type { RunningCostStory } from './running-cost.server.ts';
import { RunningCostNote } from './running-cost.tsx';
import { shareLinks } from './share-links.ts';

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
                <circle cx="14" cy="14" r="13" fill={color.code} className="stroke-edge" />
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

interface FactsProps {
  product: FrameProduct;
  banners: CardBanners;
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

/** What the product is chosen by: its marks, colours and editions; on a phone between the picture and the price. */
export function ProductChoice({ product }: { product: FrameProduct }) {
  const { stickers, markdownGrade, tradeInSticker, colors, modifications } = product;
  return (
    <div className="product-choice">
      {stickers.length > 0 || markdownGrade || tradeInSticker !== null ? (
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

/** What matters about the product, in the middle column. */
export default function ProductFacts({ product, banners: { wide, mobile }, fit, runningCost }: FactsProps) {
  const { brand, modifications, highlights, url, name, comparedModel, address, isDigital, isAbsent } = product;
  const hasBanner = !isDigital && !isAbsent;
  const isNoChoice = ({ name }: { name: string }) => !modifications.some((choice) => choice.name === name && choice.values.length > 1);
  return (
    <div className="product-more">
      <dl className="facts">
        {highlights.filter(isNoChoice).map((highlight) => (
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
      <p>
        <Link to={`${url}/specs#${part}`} className="link link-alone">
          Все характеристики
        </Link>
      </p>
      {runningCost === null ? null : <RunningCostNote story={runningCost} />}
      {fit === null ? null : <FitNote story={fit} />}
      {comparedModel?.url.startsWith('/') ? (
        <p className="text-14">
          <span className="block text-ink-faint">Часто сравнивают с</span>
          <Link to={comparedModel.url} className="link link-alone">
            {comparedModel.name}
          </Link>
        </p>
      ) : null}
      <Consultation url={url} />
      <Share url={address} title={name} />
      {wide && hasBanner ? <Banner banner={wide} className="max-md:hidden" /> : null}
      {mobile && hasBanner ? <Banner banner={mobile} className="md:hidden" /> : null}
    </div>
  );
}

/** Who helps to choose: by phone now, or in writing (the flag `cstore-online-consultation`). */
function Consultation({ url }: { url: string }) {
  const { city, flags } = useShell();
  if (!flags['cstore-online-consultation']) return null;
  return (
    <p className="text-14 print:hidden">
      <span className="block text-ink-faint">Консультация</span>
      Поможем выбрать:{' '}
      <a href={`tel:${city.phone.replace(/[^+\d]/g, '')}`} className="link">
        позвоните
      </a>{' '}
      или{' '}
      <Link to={`${url}/faq#${part}`} className="link">
        задайте вопрос
      </Link>
    </p>
  );
}

/** Shows the page to somebody: by the system's own sheet where there is one, else by links that open at the networks. */
function Share({ url, title }: { url: string; title: string }) {
  const { pathname: path } = useLocation();
  return (
    <details className="share">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, which the keyboard clicks as well */}
      <summary
        className="link link-alone"
        onClick={(event) => {
          if (!('share' in navigator)) return;
          event.preventDefault();
          // Whoever closes the sheet has not shared, and nothing is to be said of it.
          void navigator.share({ url, title }).catch(() => undefined);
        }}
      >
        Поделиться
      </summary>
      <ul className="chips mt-2">
        {shareLinks(url, title).map(({ goal, name, href }) => (
          <li key={goal}>
            <a href={href} target="_blank" rel="noopener noreferrer" onClick={() => trackGoal(goal, { path })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
