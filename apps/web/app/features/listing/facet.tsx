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

interface FacetProps {
  facet: Facet;
  selectedFilter: Filter | undefined;
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

function Values({ facet, selectedFilter }: FacetProps) {
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

/** Both ends of a range, and what is wrong with what was typed. */
function Ends({ facet: { code, ends, mistake } }: { facet: Facet }) {
  const errorId = `${code}-error`;
  return (
    <>
      <div className="flex gap-2">
        {ends.map(({ isWrong, ...input }) => (
          <input
            key={input.name}
            className="input tabular"
            inputMode="decimal"
            {...input}
            {...(isWrong && { 'aria-invalid': true, 'aria-describedby': errorId })}
          />
        ))}
      </div>
      {mistake && (
        <p className="field-error" id={errorId}>
          {mistake}
        </p>
      )}
    </>
  );
}

/** The slider of the price, where there is something to slide between. It is made anew with what the address says. */
function Slider({ facet: { code, name, min, max }, selectedFilter }: FacetProps) {
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
export function FacetFields({ facet, selectedFilter }: FacetProps) {
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
    <details open={facet.isOpen} className="facet">
      <summary>
        {facet.name}
        {facet.unit ? `, ${facet.unit}` : ''}
        <Icon name="down" size={18} />
      </summary>
      <fieldset>
        <legend className="visually-hidden">{facet.name}</legend>
        {facet.type === 'RANGE' ? (
          <>
            <Ends facet={facet} />
            <Slider facet={facet} selectedFilter={selectedFilter} />
          </>
        ) : (
          <Values facet={facet} selectedFilter={selectedFilter} />
        )}
      </fieldset>
    </details>
  );
}
