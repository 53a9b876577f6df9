import { Link, useLocation } from 'react-router';
import { groupFilters, isShown, typesOf, typesText } from '../../../entities/store/filters.ts';
import { Places } from '../../../entities/store/places.tsx';
import { part } from '../../../features/product/part.ts';
import { rubles } from '../../../platform/format/money.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { type PickupPlace, stockText } from './pickup.ts';

/** Places of the city with what they have of the product, on a map and in a list. */
export function StoreList({ places }: { places: readonly PickupPlace[] }) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const types = typesOf(query.get('types'));
  const isInStockOnly = query.get('stock') === '1';
  const shown = places.filter(({ store, quantity }) => isShown(store.typeId, types) && !(isInStockOnly && !quantity));
  const href = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) value === null ? next.delete(name) : next.set(name, value);
    return { search: `?${next}`, hash: `#${part}` };
  };
  return (
    <>
      <ul className="chips mb-4" aria-label="Показать только">
        {groupFilters(
          places.map(({ store }) => store),
          types,
        ).map(({ id, name, isActive, isDisabled, next }) => (
          <li key={id}>
            {isDisabled ? (
              <span className="chip-off">{name}</span>
            ) : (
              <Link to={href({ types: typesText(next) })} preventScrollReset rel="nofollow" aria-current={isActive ? 'true' : undefined}>
                {name}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Link
            to={href({ stock: isInStockOnly ? null : '1' })}
            preventScrollReset
            rel="nofollow"
            aria-current={isInStockOnly ? 'true' : undefined}
          >
            Есть на месте
          </Link>
        </li>
      </ul>
      {shown.length === 0 ? (
        <EmptyState title="Таких пунктов нет" text="Снимите условия, чтобы увидеть все пункты города." />
      ) : (
        <Places
          places={shown.map((place) => {
            const { text, isGood } = stockText(place);
            return {
              ...place.store,
              note: (
                <p className={`text-14 ${isGood ? 'text-good' : 'text-ink-faint'}`}>
                  {text}
                  {place.cost === null ? null : <span className="ml-2 tabular text-ink-soft">{rubles(place.cost)}</span>}
                </p>
              ),
            };
          })}
        />
      )}
    </>
  );
}
