import { Link, redirect, useLocation } from 'react-router';
import { readLeaf } from '../../../entities/catalogue/leaf.ts';
import { part } from '../../../entities/catalogue/part.ts';
import { groupFilters, isShown, typesOf, typesText } from '../../../entities/store/filters.ts';
import { MapLink, Places } from '../../../entities/store/places.tsx';
import { ProductAvailabilityDocument } from '../../../generated/graphql.ts';
import { shop } from '../../../platform/company.ts';
import { rubles } from '../../../platform/format/money.ts';
import { plural } from '../../../platform/format/plural.ts';
import { notFound, query } from '../../../platform/gateway/query.server.ts';
import { skipAfterBasketOrListChange } from '../../../platform/router/revalidate.ts';
import { cityByAlias } from '../../../platform/session/city.server.ts';
import { useShell } from '../../../platform/session/use-shell.ts';
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { When } from '../../../ui/when.tsx';
import type { Route } from './+types/route';
import { courierCost, courierDays } from './courier.ts';
import { type Delivery, type PickupPlace, pickupPlaces, stockText } from './pickup.ts';
import { receivingMethodOf } from './receiving-method.ts';

/** What is brought to the door: at once, or in an interval of the next days. */
function CourierDelivery({ deliveries }: { deliveries: readonly Delivery[] }) {
  const express = deliveries.find(({ kind }) => kind === 'EXPRESS');
  const days = courierDays(deliveries);
  const dayCost = courierCost(days);
  if (express === undefined && days.length === 0) return <p className="text-ink-soft">Курьером этот товар сюда сейчас не привезти.</p>;
  return (
    <ul className="rows rows-slots">
      {express === undefined ? null : (
        <li>
          <b className="font-medium">Экспресс-доставка</b>
          <span>
            <When option={express} />
          </span>
          <span className="tabular">{rubles(express.cost.amount)}</span>
        </li>
      )}
      {days.map(({ name, hours, cost }) => (
        <li key={name}>
          <b className="font-medium first-letter:uppercase">{name}</b>
          <span className="tabular flex flex-wrap gap-x-4">
            {hours.map((each) => (
              <span key={each} className="whitespace-nowrap">
                {each}
              </span>
            ))}
          </span>
          {dayCost === null ? <span className="tabular">{cost}</span> : null}
        </li>
      ))}
    </ul>
  );
}

export const shouldRevalidate = skipAfterBasketOrListChange;

/** The city of the path, which is the visitor's from now on (spec 1 §2); lowercase letters and hyphens, the default one when absent. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const leaf = readLeaf(params) ?? notFound();
  if (leaf.kind === 'page') notFound();
  if (params.city === undefined) throw redirect(`${url.pathname}/${shop.defaultCity.alias}`, 302);
  if (!/^[a-z-]{1,80}$/.test(params.city)) {
    const lower = params.city.toLowerCase();
    if (lower === params.city || !/^[a-z-]{1,80}$/.test(lower)) notFound();
    throw redirect(`${url.pathname.slice(0, -params.city.length)}${lower}`, 301);
  }
  const cityAnswer = await cityByAlias(context, request, params.city);
  if (cityAnswer.data !== null && cityAnswer.data.city === null && cityAnswer.errors.length === 0) notFound();
  const city = cityAnswer.data?.city ?? null;
  const { data } = await query(context, request, ProductAvailabilityDocument, { id: leaf.id, city: city?.id ?? null });
  const product = data?.product;
  if (product?.tabs?.includes('AVAILABILITY') === false) notFound();
  const options = product?.deliveries ?? null;
  return {
    city,
    /** How it is got could not be loaded; what the stores have may still be known. */
    receivingLoadError: options === null,
    brought: options?.filter(({ storeId }) => storeId === null) ?? [],
    places: pickupPlaces(options, product?.stores ?? null),
  };
}

export default function AvailabilityTab({ loaderData }: Route.ComponentProps) {
  const { city, receivingLoadError, brought, places } = loaderData;
  const own = useShell().city;
  const { pathname, search } = useLocation();
  const way = receivingMethodOf(search);
  const cost = courierCost(courierDays(brought));
  const count = places.filter(({ quantity }) => quantity !== null && quantity > 0).length;
  return (
    <section aria-labelledby="receiving">
      <Heading level={2} id="receiving" className="mb-1">
        Как получить: {city?.name ?? own.name}
      </Heading>
      <p className="mb-4 text-14 text-ink-soft">
        <Link to={`/city?returnTo=${encodeURIComponent(`${pathname}${search}`)}`} className="link link-alone">
          Другой город
        </Link>
      </p>
      <ul className="chips mb-6" aria-label="Способ получения">
        <li>
          <Link to={{ search: '', hash: `#${part}` }} preventScrollReset aria-current={way === 'courier' ? 'true' : undefined}>
            Курьер{cost === null ? null : `, ${cost}`}
          </Link>
        </li>
        <li>
          <Link to={{ search: '?way=pickup', hash: `#${part}` }} preventScrollReset aria-current={way === 'pickup' ? 'true' : undefined}>
            Самовывоз
            {count === 0 ? null : (
              <span className="text-ink-faint">
                {count}
                {'\u00a0'}
                {plural(count, ['магазин', 'магазина', 'магазинов'])}
              </span>
            )}
          </Link>
        </li>
      </ul>
      {receivingLoadError ? <p className="mb-4 text-warn">Сроки доставки сейчас не загружаются. Обновите страницу через минуту.</p> : null}
      {way === 'courier' && !receivingLoadError ? <CourierDelivery deliveries={brought} /> : null}
      {way === 'pickup' && places.length > 0 ? <StoreList places={places} /> : null}
      {way === 'pickup' && places.length === 0 && !receivingLoadError ? (
        <p className="text-ink-soft">В этом городе пока нет наших магазинов и пунктов выдачи.</p>
      ) : null}
    </section>
  );
}

/** Places of the city with what they have of the product, on a map and in a list. */
function StoreList({ places }: { places: readonly PickupPlace[] }) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const types = typesOf(query.get('types'));
  const isInStockOnly = query.get('stock') === '1';
  const visiblePlaces = places.filter(({ store, quantity }) => isShown(store.typeId, types) && !(isInStockOnly && !quantity));
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
      {visiblePlaces.length === 0 ? (
        <EmptyState title="Таких пунктов нет" text="Снимите условия, чтобы увидеть все пункты города." />
      ) : (
        <>
          <MapLink />
          <Places
            places={visiblePlaces.map((place) => {
              const { text, isGood } = stockText(place);
              return {
                ...place.store,
                note: (
                  <p className={`text-14 ${isGood ? 'text-good' : 'text-ink-faint'}`}>
                    {text}
                    {place.cost === null ? null : <span className="ml-2 tabular text-ink-soft">{rubles(place.cost.amount)}</span>}
                  </p>
                ),
              };
            })}
          />
        </>
      )}
    </>
  );
}
