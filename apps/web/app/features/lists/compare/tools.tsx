import { Form, Link } from 'react-router';
import { PrintButton } from '../../../ui/print-button.tsx';
import { ShareLink } from '../share-link.tsx';
import { sharedName, sharedText } from '../shared.ts';
import { hrefOf, inCategory, type View } from './address.ts';
import type { Comparison } from './load.server.ts';
import './table.css';

interface ToolsProps {
  comparison: Comparison;
  view: View;
}

/** What is compared, where several categories could be. */
export function ComparisonCategories({ comparison: { categories, category }, view }: ToolsProps) {
  if (categories.length < 2) return null;
  return (
    <nav aria-label="Категории сравнения" className="mb-4 print:hidden">
      <ul className="chips">
        {categories.map(({ id, name, count }) => (
          <li key={id}>
            <Link to={hrefOf(inCategory(view, id))} aria-current={id === category?.id ? 'page' : undefined}>
              {name}
              <span className="tabular text-ink-faint">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The switch of differences, rows that were put aside, sharing and printing. */
export function ComparisonTools({ comparison, view }: ToolsProps) {
  return (
    <div className="compare-actions">
      <Differing comparison={comparison} view={view} />
      {/* On a phone a link on each row would stand before what is compared. */}
      <Link
        to={hrefOf({ ...view, hiding: !view.hiding })}
        replace
        preventScrollReset
        className="link inline-flex min-h-11 items-center md:hidden"
      >
        {view.hiding ? 'Готово' : 'Скрыть строки'}
      </Link>
      {view.hidden.length > 0 ? (
        <Link to={hrefOf({ ...view, hidden: [] })} replace preventScrollReset className="link inline-flex min-h-11 items-center">
          Вернуть скрытые строки ({view.hidden.length})
        </Link>
      ) : null}
      <span className="ml-auto flex flex-wrap gap-2">
        <ShareLink to={comparison.shareHref} title="Сравнение товаров" />
        <PrintButton wide={false} />
      </span>
    </div>
  );
}

/** A switch: a form without a script, and at once with one. Off and disabled where nothing can be told apart (spec 1 §4). */
function Differing({ comparison, view }: ToolsProps) {
  const can = comparison.canShowDifferences;
  const isOn = can && view.differing;
  return (
    <Form method="get" action="/compare" replace preventScrollReset>
      {view.products === null ? null : <input type="hidden" name={sharedName} value={sharedText(view.products)} />}
      {comparison.category === null ? null : <input type="hidden" name="category" value={comparison.category.id} />}
      {view.hidden.map((code) => (
        <input key={code} type="hidden" name="hidden" value={code} />
      ))}
      {view.hiding ? <input type="hidden" name="hiding" value="1" /> : null}
      <button
        type="submit"
        name={isOn ? undefined : 'differing'}
        value={isOn ? undefined : '1'}
        aria-pressed={isOn}
        disabled={!can}
        className="compare-switch"
      >
        Только различия
      </button>
      {can ? null : <span className="ml-4 text-14 text-ink-faint">{whyNot(comparison.products.length)}</span>}
    </Form>
  );
}

const whyNot = (count: number): string =>
  count < 2 ? 'Добавьте ещё один товар этой категории, чтобы увидеть различия.' : 'У одного из товаров сейчас нет характеристик.';
