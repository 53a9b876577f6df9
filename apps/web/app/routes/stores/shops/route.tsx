import { useState } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { LocateButton } from '../../../entities/map/locate-button.tsx';
import type { Place } from '../../../entities/map/projection.ts';
import { nearestFirst } from '../../../entities/store/distance.ts';
import { groupFilters, typesText } from '../../../entities/store/filters.ts';
import { MapLink, Places } from '../../../entities/store/places.tsx';
import { ShopsPageDocument } from '../../../generated/graphql.ts';
import { isOn } from '../../../platform/flags/flags.ts';
import { plural } from '../../../platform/format/plural.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../../platform/head/head.server.ts';
import { skipAfterBasketOrListChange } from '../../../platform/router/revalidate.ts';
import { useShell } from '../../../platform/session/use-shell.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';
import { Centers } from './centers.tsx';
import { centersIn, placesIn } from './load.server.ts';
import { hrefOf, matchesQuery, servicesOf, storeQueryOf } from './store-query.ts';
import '../../../entities/store/places.css';

/** Inside of the field too, where a phone has no room above it. */
const textLabel = 'Адрес или название';

export const shouldRevalidate = skipAfterBasketOrListChange;

/** All places of the visitor's city. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const storeQuery = storeQueryOf(url.searchParams);
  const { text, brand } = storeQuery;
  const { data } = await query(context, request, ShopsPageDocument, {
    path: '/shops',
    place: text,
    isSearched: text !== '',
    brand,
    hasBrand: brand !== '',
  });
  const { places, by } = await placesIn(context, request, text, data);
  const seo = readSeo(context);
  const breadcrumbs = data?.breadcrumbs ?? [];
  return {
    storeQuery,
    places,
    by,
    centers: centersIn(brand, data),
    hasNearest: isOn(data?.features, 'nearest-distance'),
    breadcrumbs,
    head: makeHead(context, seo, {
      title: 'Магазины и пункты выдачи',
      path: '/shops',
      robots: url.search === '' ? null : 'noindex, follow',
      data: [breadcrumbData(context, breadcrumbs)],
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function ShopsScreen({ loaderData }: Route.ComponentProps) {
  const { city } = useShell();
  const { places, breadcrumbs, centers, storeQuery } = loaderData;
  return (
    <>
      <Breadcrumbs steps={breadcrumbs} />
      <Heading level={1} size="22-28" className="mb-1">
        Магазины и пункты выдачи
      </Heading>
      <p className="mb-2 flex flex-wrap items-baseline gap-x-4 md:mb-6">
        <span className="text-ink-soft">{city.name}</span>
        <Link to="/city" className="link link-alone">
          Другой город
        </Link>
      </p>
      {places === null ? (
        <ErrorState title="Список магазинов сейчас не загружается" text="Обновите страницу через минуту или позвоните нам." />
      ) : places.length === 0 ? (
        <EmptyState title="Здесь пока нет наших магазинов" text="Привезём заказ курьером или отправим в пункт выдачи соседнего города." />
      ) : (
        <SearchResult {...loaderData} places={places} />
      )}
      {centers === null ? null : <Centers {...centers} storeQuery={storeQuery} />}
    </>
  );
}

type LoaderData = Route.ComponentProps['loaderData'];

function SearchResult({ places, storeQuery, by, hasNearest }: LoaderData & { places: NonNullable<LoaderData['places']> }) {
  const { search } = useLocation();
  const [here, setHere] = useState<{ place: Place; search: string } | null>(null);
  const matching = places.filter((place) => matchesQuery(place, storeQuery));
  // Another search is about another place.
  const sortedPlaces = here !== null && here.search === search ? nearestFirst(matching, here.place) : matching;
  const services = servicesOf(places);
  return (
    <>
      <Form action="/shops" className="shops-search" role="search" aria-label="Поиск магазина" key={search}>
        <div className="field">
          <label className="field-label max-md:sr-only" htmlFor="shops-text">
            {textLabel}
          </label>
          <input
            id="shops-text"
            name="q"
            placeholder={textLabel}
            defaultValue={storeQuery.text}
            maxLength={200}
            autoComplete="street-address"
            className="input"
          />
        </div>
        <div className="field">
          <label className="field-label max-md:sr-only" htmlFor="shops-service">
            Услуга
          </label>
          <select id="shops-service" name="service" defaultValue={storeQuery.service} className="input">
            <option value="">Любая услуга</option>
            {services.map((service) => (
              <option key={service}>{service}</option>
            ))}
          </select>
        </div>
        {storeQuery.types.length > 0 ? <input type="hidden" name="types" value={typesText(storeQuery.types) ?? ''} /> : null}
        {storeQuery.isOpenOnly ? <input type="hidden" name="open" value="1" /> : null}
        <Button>Показать</Button>
      </Form>
      <div className="mb-2 grid gap-2 md:mb-4 md:flex md:flex-wrap md:items-center">
        <ul className="chips chips-swiped" aria-label="Виды пунктов">
          {groupFilters(places, storeQuery.types).map(({ id, name, isActive, isDisabled, next }) => (
            <li key={id}>
              {isDisabled ? (
                <span className="chip-off">{name}</span>
              ) : (
                <Link
                  to={hrefOf({ ...storeQuery, types: next })}
                  preventScrollReset
                  aria-current={isActive ? 'true' : undefined}
                  rel="nofollow"
                >
                  {name}
                </Link>
              )}
            </li>
          ))}
          <li>
            <Link
              to={hrefOf({ ...storeQuery, isOpenOnly: !storeQuery.isOpenOnly })}
              preventScrollReset
              aria-current={storeQuery.isOpenOnly ? 'true' : undefined}
              rel="nofollow"
            >
              Открыто сейчас
            </Link>
          </li>
        </ul>
        <p className="flex flex-wrap items-center gap-x-6">
          {hasNearest ? (
            <LocateButton label="Ближайшие ко мне" otherwise="Введите адрес." onLocate={(place) => setHere({ place, search })} />
          ) : null}
          {matching.length === 0 ? null : <MapLink />}
        </p>
      </div>
      <p role="status" className="mb-2 text-14 text-ink-soft md:mb-4">
        {sortedPlaces === matching ? null : 'Сначала ближайшие к вам. '}
        {by === 'nothing' ? `Адреса «${storeQuery.text}» мы не нашли. Показаны все пункты города. ` : null}
        {by === 'address' ? `Сначала ближайшие к адресу «${storeQuery.text}». ` : null}
        {matching.length}
        {'\u00a0'}
        {plural(matching.length, ['пункт', 'пункта', 'пунктов'])}
      </p>
      {matching.length === 0 ? (
        <EmptyState title="Таких пунктов нет" text="Снимите часть условий.">
          <Link to="/shops" className="button button-secondary">
            Показать все
          </Link>
        </EmptyState>
      ) : (
        <Places places={sortedPlaces} />
      )}
    </>
  );
}
