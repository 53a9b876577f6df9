import type { ReactNode, UIEvent } from 'react';
import { Link } from 'react-router';
import { availabilityLine } from '../../../entities/product/availability.ts';
import { BuyButton } from '../../../entities/product/buy-button.tsx';
import { preorderLabel } from '../../../entities/product/buy-label.ts';
import { ListButton } from '../../../entities/product/list-button.tsx';
import { fieldOf, formId } from '../../../entities/product/lists.ts';
import { nbsp } from '../../../platform/format/nbsp.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { hrefOf, type View } from './address.ts';
import type { Comparison } from './load.server.ts';
import { type Row, type RowGroup, visibleGroups } from './rows.ts';
import './table.css';

interface TableProps {
  comparison: Comparison;
  view: View;
}

/** The names stay above the columns that they belong to. */
function scrollTogether({ currentTarget: { parentElement, scrollLeft } }: UIEvent) {
  for (const part of parentElement?.children ?? []) part.scrollLeft = scrollLeft;
}

/**
 * Products side by side, then what the rows come to and `children`, then the rows. Names and prices stay in view: on a wide screen as the
 * head of the table, otherwise above columns that are swiped.
 */
export function ComparisonTable({ comparison, view, children }: TableProps & { children: ReactNode }) {
  const { products, groups, sentences, best, canShowDifferences: can, category, unspecified } = comparison;
  const visibleRows = visibleGroups(groups, { differing: can && view.differing, hidden: view.hidden });
  return (
    <div>
      {unspecified.length > 0 && groups.length > 0 ? (
        <Notice look="warn" className="mb-4">
          Часть характеристик сейчас не загружается. Обновите страницу через минуту.
        </Notice>
      ) : null}
      <ul aria-label="Товары в сравнении" className="compare-bar" onScroll={scrollTogether}>
        {products.map(({ id, name, url, offer }) => (
          <li key={id}>
            <Link to={url}>{nbsp(name)}</Link>
            <Price value={offer.price.amount} old={offer.priceOld?.amount} />
          </li>
        ))}
      </ul>
      <section
        aria-label={`Сравнение: ${category?.name ?? ''}`}
        className="compare-scroll"
        data-columns={products.length}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        onScroll={scrollTogether}
      >
        <table className="compare" data-hiding={view.hiding || undefined}>
          <ProductHeads comparison={comparison} view={view} />
          <tbody className="compare-between">
            <tr>
              <td colSpan={products.length + 1}>
                <div>
                  <Sentences sentences={sentences} visibleRows={visibleRows} />
                  {children}
                </div>
              </td>
            </tr>
          </tbody>
          {visibleRows.map((group) => (
            <tbody key={group.name}>
              <tr className="compare-group">
                <th scope="rowgroup" colSpan={products.length + 1}>
                  <span>{group.name}</span>
                </th>
              </tr>
              {group.rows.map((row) => (
                <CharacteristicRow key={row.code} row={row} best={best[row.code] ?? []} {...{ products, unspecified, view }} />
              ))}
            </tbody>
          ))}
        </table>
        {visibleRows.length === 0 ? <p className="py-6 text-ink-soft">{nothingText(groups.length > 0, can && view.differing)}</p> : null}
      </section>
    </div>
  );
}

const rowId = (code: string): string => `row-${code}`;

/** What the rows come to, in words, which a phone has folded; each of them leads to its row while that is shown. */
function Sentences({ sentences, visibleRows }: Pick<Comparison, 'sentences'> & { visibleRows: readonly RowGroup[] }) {
  if (sentences.length === 0) return null;
  const codes = new Set(visibleRows.flatMap(({ rows }) => rows.map(({ code }) => code)));
  return (
    <section aria-label="Коротко" className="compare-sentences">
      <details>
        <summary>Коротко о разнице</summary>
        <div>
          {sentences.map((parts, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other order
            <p key={index}>
              {parts.map(({ text, code }) =>
                code === null || !codes.has(code) ? (
                  text
                ) : (
                  <a key={text} href={`#${rowId(code)}`}>
                    {text}
                  </a>
                ),
              )}
            </p>
          ))}
        </div>
      </details>
    </section>
  );
}

function nothingText(hasRows: boolean, differing: boolean): string {
  if (!hasRows) return 'Характеристики этих товаров сейчас не загружаются. Обновите страницу через минуту.';
  return differing ? 'Среди показанных строк различий нет.' : 'Все строки скрыты.';
}

/** Pictures, then names and prices, then what one can do. */
function ProductHeads({ comparison: { products }, view }: TableProps) {
  const headId = (id: string) => `compared-${id}`;
  return (
    <>
      <thead>
        <tr className="compare-pictures">
          <td className="compare-corner" />
          {products.map(({ id, images: [front] }) => (
            <td key={id}>
              <span className="compare-picture">
                {front ? <Picture src={front} alt="" width={160} height={160} sizes="160px" /> : null}
              </span>
              <span className="compare-keep">
                <ListButton list="favorites" productId={id} describedBy={headId(id)} />
                {view.products === null ? null : <ListButton list="compare" productId={id} describedBy={headId(id)} />}
              </span>
              {view.products === null ? (
                <button
                  type="submit"
                  form={formId}
                  name={fieldOf('compare', false)}
                  value={id}
                  aria-label="Убрать из сравнения"
                  aria-describedby={headId(id)}
                  className="compare-remove"
                >
                  <Icon name="close" size={16} />
                  Убрать
                </button>
              ) : null}
            </td>
          ))}
        </tr>
        <tr className="compare-names">
          <td className="compare-corner" />
          {products.map(({ id, name, url, offer }) => (
            <th key={id} scope="col" id={headId(id)}>
              <span className="visually-hidden xl:hidden print:hidden">{name}</span>
              <div className="max-xl:hidden print:block">
                <Link to={url} className="compare-name">
                  {nbsp(name)}
                </Link>
                <Price value={offer.price.amount} old={offer.priceOld?.amount} />
              </div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="compare-buy">
        <tr>
          <td className="compare-corner" />
          {products.map((product) => {
            const { text, isGood } = availabilityLine(product);
            return (
              <td key={product.id}>
                <p>
                  <Rating rating={product.reviewCounters.rating} count={product.reviewCounters.count} />
                </p>
                <p className={`mb-2 text-14 ${isGood ? 'text-good' : 'text-ink-faint'}`}>{text}</p>
                <BuyButton
                  productId={product.id}
                  supplierId={product.partnerId}
                  name={product.name}
                  isBuyable={product.isBuyable}
                  label={preorderLabel(product)}
                  wide
                />
              </td>
            );
          })}
        </tr>
      </tbody>
    </>
  );
}

interface RowProps {
  row: Row;
  /** Which of the products have the best of it. */
  best: readonly number[];
  products: Comparison['products'];
  unspecified: Comparison['unspecified'];
  view: View;
}

function CharacteristicRow({ row: { code, name, values, differs }, best, products, unspecified, view }: RowProps) {
  return (
    <tr id={rowId(code)} data-differs={differs || undefined}>
      <th scope="row">
        <span>
          {name}
          <Link
            to={hrefOf({ ...view, hidden: [...view.hidden, code] })}
            replace
            preventScrollReset
            aria-label={`Скрыть строку «${name}»`}
            className="compare-hide"
          />
        </span>
      </th>
      {products.map(({ id }, at) => (
        <td key={id}>
          {values[at] ?? (unspecified.includes(id) ? <span className="text-ink-faint">не загрузилось</span> : '—')}
          {best.includes(at) ? <span className="compare-best">лучшее</span> : null}
        </td>
      ))}
    </tr>
  );
}
