import { formatThousands } from '@vitrina/services/contract/fields/money.ts';
import { lazyHydrate } from '../../platform/router/lazy-hydrate.tsx';
import { Icon } from '../../ui/icon.tsx';
import { fieldName } from './field-name.ts';
import type { Filter } from './filters.ts';
import type { ListingData } from './load.server.ts';

type Facet = ListingData['facets'][number];

/** The fields beside it say the same. */
const PriceSlider = lazyHydrate(() => import('./price-slider.tsx'));

/** Values shown at once; the others unfold. */
const maxVisible = 8;

const ends = ['min', 'max'] as const;

interface FacetProps {
  facet: Facet;
  selectedFilter: Filter | undefined;
  isOpen: boolean;
  /** What was typed and is no number, by field. */
  mistakes: ListingData['mistakes'];
}

function Value({ facet, value, isChosen }: { facet: Facet; value: Facet['values'][number]; isChosen: boolean }) {
  const isDeadEnd = value.count === 0 && !isChosen;
  return (
    <label className={`choice${isDeadEnd ? ' text-ink-faint' : ''}`}>
      <input type="checkbox" name={fieldName(facet.code)} value={value.code} defaultChecked={isChosen} disabled={isDeadEnd} />
      <span className="min-w-0 flex-1">{value.name}</span>
      <span className="tabular text-14 text-ink-faint">{formatThousands(value.count)}</span>
    </label>
  );
}

function Values({ facet, selectedFilter }: Pick<FacetProps, 'facet' | 'selectedFilter'>) {
  const isChosen = (code: string) => selectedFilter?.values?.includes(code) ?? false;
  const first = facet.values.slice(0, maxVisible);
  const rest = facet.values.slice(maxVisible);
  return (
    <>
      {first.map((value) => (
        <Value key={value.code} facet={facet} value={value} isChosen={isChosen(value.code)} />
      ))}
      {rest.length > 0 ? (
        <details open={rest.some(({ code }) => isChosen(code))} className="facet-more">
          <summary>Ещё {rest.length}</summary>
          {rest.map((value) => (
            <Value key={value.code} facet={facet} value={value} isChosen={isChosen(value.code)} />
          ))}
        </details>
      ) : null}
    </>
  );
}

interface EndProps {
  facet: Facet;
  end: 'min' | 'max';
  value: string | number | undefined;
  /** Id of the message about it. */
  errorId: string | undefined;
}

/** One end of a range; the bound there is stands in the empty field. */
function End({ facet, end, value, errorId }: EndProps) {
  const bound = facet[end];
  const endLabel = end === 'min' ? 'от' : 'до';
  return (
    <input
      className="input tabular"
      inputMode="decimal"
      name={fieldName(facet.code, end)}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      aria-label={`${facet.name}, ${endLabel}`}
      placeholder={bound === null ? endLabel : `${endLabel} ${formatThousands(end === 'min' ? Math.floor(bound) : Math.ceil(bound))}`}
      defaultValue={value}
    />
  );
}

/** Both ends of a range, and what is wrong with what was typed. */
function Range({ facet, selectedFilter, mistakes }: Omit<FacetProps, 'isOpen'>) {
  const errorId = `${facet.code}-error`;
  const typed = (end: 'min' | 'max') => mistakes[fieldName(facet.code, end)];
  return (
    <>
      <div className="flex gap-2">
        {ends.map((end) => (
          <End key={end} facet={facet} end={end} value={typed(end) ?? selectedFilter?.[end]} errorId={typed(end) && errorId} />
        ))}
      </div>
      {ends.some(typed) ? (
        <p className="field-error" id={errorId}>
          Введите число, например 15&nbsp;000.
        </p>
      ) : null}
      <Slider facet={facet} selectedFilter={selectedFilter} />
    </>
  );
}

/** The slider of the price, where there is something to slide between. It is made anew with what the address says. */
function Slider({ facet: { code, name, min, max }, selectedFilter }: Pick<FacetProps, 'facet' | 'selectedFilter'>) {
  if (code !== 'price' || min === null || max === null || min >= max) return null;
  return (
    <PriceSlider
      key={`${min} ${max} ${selectedFilter?.min} ${selectedFilter?.max}`}
      facet={{ code, name, min, max }}
      selectedRange={selectedFilter}
    />
  );
}

/** The fields of one facet. */
export function FacetFields({ facet, selectedFilter, isOpen, mistakes }: FacetProps) {
  if (facet.type === 'FLAG') {
    return (
      <div className="facet">
        <label className="choice font-medium">
          <input type="checkbox" name={fieldName(facet.code)} value="1" defaultChecked={selectedFilter?.values?.includes('1') ?? false} />
          <span className="min-w-0 flex-1">{facet.name}</span>
          {facet.values[0] ? (
            <span className="tabular text-14 font-normal text-ink-faint">{formatThousands(facet.values[0].count)}</span>
          ) : null}
        </label>
      </div>
    );
  }
  return (
    <details open={isOpen || ends.some((end) => mistakes[fieldName(facet.code, end)])} className="facet">
      <summary>
        {facet.name}
        {facet.unit ? `, ${facet.unit}` : ''}
        <Icon name="down" size={18} />
      </summary>
      <fieldset>
        <legend className="visually-hidden">{facet.name}</legend>
        {facet.type === 'RANGE' ? (
          <Range facet={facet} selectedFilter={selectedFilter} mistakes={mistakes} />
        ) : (
          <Values facet={facet} selectedFilter={selectedFilter} />
        )}
      </fieldset>
    </details>
  );
}
