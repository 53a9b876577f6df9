import { Form, Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { type Choice, type FilterName, filterNames, type Groups, type Mark, type OfferFilters } from './filters.ts';

const titles: Readonly<Record<FilterName, string>> = { mechanics: 'Вид акции', brands: 'Бренд', channels: 'Где действует' };

function Group({ name, choices, chosen }: { name: FilterName; choices: readonly Choice[]; chosen: readonly string[] }) {
  return (
    <fieldset>
      <legend>{titles[name]}</legend>
      <div className="offer-choices">
        {choices.map(({ code, name: text, count }) => (
          <label key={code} className="choice">
            <input type="checkbox" name={name} value={code} defaultChecked={chosen.includes(code)} />
            <span className="min-w-0 flex-1">{text}</span>
            {count === null ? null : <span className="tabular text-14 text-ink-faint">{count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Filters of offers: a form that is sent by its button, with and without scripts. */
export function OfferFiltersForm({ groups, filters, marks }: { groups: Groups; filters: OfferFilters; marks: readonly Mark[] }) {
  const shown = filterNames.filter((name) => (groups[name]?.length ?? 0) > 0);
  if (shown.length === 0) return null;
  return (
    <div className="mb-6">
      <details className="panel offer-filters" open={marks.length > 0}>
        <summary>
          <Icon name="filters" size={18} />
          Фильтры{marks.length > 0 ? ` (${marks.length})` : ''}
        </summary>
        <Form key={marks.map(({ key }) => key).join()} method="get" action="/special-offers" className="mt-4 grid gap-4" preventScrollReset>
          {shown.map((name) => (
            <Group key={name} name={name} choices={groups[name] ?? []} chosen={filters[name]} />
          ))}
          <div>
            <button type="submit" className="button button-primary">
              Показать
            </button>
          </div>
        </Form>
      </details>
      {marks.length === 0 ? null : (
        <ul className="chips mt-4" aria-label="Выбранные фильтры">
          {marks.map(({ key, text, href }) => (
            <li key={key}>
              <Link to={href} aria-label={`Убрать фильтр «${text}»`}>
                {text}
                <Icon name="close" size={16} />
              </Link>
            </li>
          ))}
          <li>
            <Link to="/special-offers">Сбросить всё</Link>
          </li>
        </ul>
      )}
    </div>
  );
}
