import type { MouseEvent } from 'react';
import { Link, useFetcher } from 'react-router';
import { onlinePrice } from '../../../entities/product/online-price.ts';
import { PromotionDetails } from '../../../entities/promotion/promotion-details.tsx';
import type { AccessoryTileFragment } from '../../../generated/graphql.ts';
import { exactRubles, rubles } from '../../../platform/format/money.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { visiblePages } from '../../../ui/pages.ts';
import { Picture } from '../../../ui/picture.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { type AccessoryQuery, selectionPath } from './address.ts';
import type { Selection as Loaded } from './load.server.ts';
import './selection.css';

/** What is seen before more is asked for: three rows, with up to three warranties among them. */
const maxVisible = 9;

interface SelectionProps {
  selection: Loaded;
  /** In a window: goes to another tab or page of it. On a page of its own the links do. */
  onGo?: (path: string) => void;
}

/** What belongs to a line of the basket: tabs of categories, accessories with warranties between them, and what it comes to. */
export function Selection({ selection, onGo }: SelectionProps) {
  const { itemId, accessoryQuery, categories, tiles, pageCount, isKnown, isPromotionFirst } = selection;
  const go = (path: string) => (event: MouseEvent) => {
    if (onGo === undefined) return;
    event.preventDefault();
    onGo(path);
  };
  const tab = (name: string, to: AccessoryQuery) => {
    const path = selectionPath(itemId, to);
    return (
      <Link
        key={path}
        to={path}
        onClick={go(path)}
        preventScrollReset
        aria-current={to.group === accessoryQuery.group ? 'true' : undefined}
      >
        {name}
      </Link>
    );
  };
  const isMoreChosen = accessoryQuery.page > 1 || tiles.slice(maxVisible).some(({ lineId }) => lineId !== null);
  const list = (some: typeof tiles) => (
    <ul className="selection-tiles">
      {some.map((tile) => (
        <Tile key={tile.product.id} itemId={itemId} accessoryQuery={accessoryQuery} {...tile} />
      ))}
    </ul>
  );
  return (
    <div className="selection">
      {isPromotionFirst ? <Together selection={selection} /> : null}
      {categories.length > 1 ? (
        <nav aria-label="Виды аксессуаров" className="chips chips-swiped">
          {tab('Все', { group: null, page: 1 })}
          {categories.map(({ id, name }) => tab(name, { group: id, page: 1 }))}
        </nav>
      ) : null}
      {isKnown ? null : (
        <Notice look="warn" role="alert">
          Аксессуары не загрузились. Корзина сохранена, попробуйте ещё раз через минуту.
        </Notice>
      )}
      {tiles.length === 0 && isKnown ? (
        <EmptyState title="Ничего не подобрано" text="К этому товару пока нет ни аксессуаров, ни гарантий." />
      ) : null}
      {list(tiles.slice(0, maxVisible))}
      {tiles.length > maxVisible || pageCount > 1 ? (
        // Who has chosen something of it, or a page of it, sees all.
        <details key={`${accessoryQuery.group} ${accessoryQuery.page}`} open={isMoreChosen || undefined}>
          <summary className="link link-alone">Показать ещё</summary>
          <div className="selection-more">
            {list(tiles.slice(maxVisible))}
            <Pages itemId={itemId} accessoryQuery={accessoryQuery} count={pageCount} go={go} />
          </div>
        </details>
      ) : null}
      {isPromotionFirst ? null : <Together selection={selection} />}
      <BuyPreview selection={selection} />
    </div>
  );
}

/** The promotion that these goods are about. */
function Together({ selection: { promotion, lines } }: { selection: Loaded }) {
  if (promotion === null) return null;
  return (
    <section aria-labelledby="selection-action" className="selection-action">
      <Heading level={3} id="selection-action">
        Выгоднее вместе
      </Heading>
      <ul>
        <PromotionDetails action={promotion} nameOf={(productId) => lines.find((line) => line.productId === productId)?.name ?? null} />
      </ul>
    </section>
  );
}

interface TileProps {
  itemId: string;
  accessoryQuery: AccessoryQuery;
  product: AccessoryTileFragment;
  /** The line it lies in already; null while it is not chosen. */
  lineId: string | null;
  isWarranty: boolean;
}

/** One accessory or warranty; its button puts it in, or takes it out again (spec 2 §4). */
function Tile({ itemId, accessoryQuery, product, lineId, isWarranty }: TileProps) {
  const { id, name, url, images } = product;
  const fetcher = useFetcher<{ failure: string | null }>({ key: `accessory-${itemId}-${id}` });
  const failure = fetcher.state === 'idle' ? (fetcher.data?.failure ?? null) : null;
  const isChosen = lineId !== null;
  const nameId = `accessory-${id}`;
  const to = selectionPath(itemId, accessoryQuery);
  return (
    <li className={`selection-tile${isChosen ? ' selection-chosen' : ''}`} aria-busy={fetcher.state !== 'idle' || undefined}>
      <div className="selection-picture">
        {isWarranty ? <Icon name="warranty" size={28} /> : images[0] ? <Picture src={images[0]} alt="" width={120} height={150} /> : null}
      </div>
      <div>
        <p id={nameId} className="text-14">
          {isWarranty ? (
            name
          ) : (
            <Link to={url} className="line-clamp-2 hover:text-accent">
              {name}
            </Link>
          )}
        </p>
        <p className="tabular font-bold">{rubles(onlinePrice(product))}</p>
        {failure === null ? null : (
          <p role="alert" className="text-14 text-sale">
            {failure}
          </p>
        )}
        <fetcher.Form method="post" action={`${to}${to.includes('?') ? '&' : '?'}stay`}>
          <input type="hidden" name="productId" value={id} />
          {lineId === null ? null : <input type="hidden" name="lineId" value={lineId} />}
          {isChosen || isWarranty || product.isBuyable ? (
            <button
              type="submit"
              name="intent"
              value={isChosen ? 'remove' : isWarranty ? 'warranty' : 'accessory'}
              className={`button ${isChosen ? 'button-soft' : 'button-secondary'}`}
              aria-describedby={nameId}
            >
              {isChosen ? 'Убрать' : 'Добавить'}
            </button>
          ) : (
            <span className="text-14 text-ink-faint">Нет в наличии</span>
          )}
        </fetcher.Form>
      </div>
    </li>
  );
}

interface PagesProps {
  itemId: string;
  accessoryQuery: AccessoryQuery;
  count: number;
  go: (path: string) => (event: MouseEvent) => void;
}

function Pages({ itemId, accessoryQuery, count, go }: PagesProps) {
  if (count < 2) return null;
  return (
    <nav aria-label="Страницы аксессуаров" className="pagination">
      {visiblePages(accessoryQuery.page, count).map((page) => {
        if (page === null) return null;
        const path = selectionPath(itemId, { ...accessoryQuery, page });
        return (
          <Link
            key={page}
            to={path}
            onClick={go(path)}
            aria-label={`Страница ${page}`}
            aria-current={page === accessoryQuery.page ? 'page' : undefined}
          >
            {page}
          </Link>
        );
      })}
    </nav>
  );
}

/** What is bought so far. */
function BuyPreview({ selection: { lines, total } }: { selection: Loaded }) {
  return (
    <section aria-labelledby="buy-preview" className="buy-preview">
      <Heading level={3} id="buy-preview">
        Вы покупаете
      </Heading>
      <dl className="total-lines" aria-live="polite">
        {lines.map(({ id, name, quantity, sum }) => (
          <div key={id}>
            <dt>{quantity > 1 ? `${name}, ${quantity}\u00a0шт.` : name}</dt>
            <dd>{exactRubles(sum)}</dd>
          </div>
        ))}
        <div className="total-line">
          <dt>Вместе</dt>
          <dd>{exactRubles(total)}</dd>
        </div>
      </dl>
    </section>
  );
}
