import { useState } from 'react';
import { Link } from 'react-router';
import { LocateButton } from '../../entities/map/locate-button.tsx';
import { distanceText, nearestFirst } from '../../entities/store/distance.ts';
import type { MapPlace } from '../../entities/store/map.tsx';
import { OpenNow } from '../../entities/store/places.tsx';
import { shortStreet, streetOf } from '../../entities/store/street.ts';
import { phoneState } from '../../features/contacts/phone-state.ts';
import { ContactWays } from '../../features/contacts/ways.tsx';
import { ContactsPageDocument } from '../../generated/graphql.ts';
import { shop } from '../../platform/company.ts';
import { isOn } from '../../platform/flags/flags.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../platform/head/head.server.ts';
import { lazyHydrate } from '../../platform/router/lazy-hydrate.tsx';
import { useShell } from '../../platform/session/use-shell.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Fact } from '../../ui/fact.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { Route } from './+types/route';
import '../../entities/store/choice.css';
import '../../entities/store/map.css';
import './contacts.css';

/** Beside what people come for; its pins are links, which need no script. */
const StoreMap = lazyHydrate(async () => ({ default: (await import('../../entities/store/map.tsx')).PlaceMap<NumberedStore> }));

const path = '/contacts';
const title = 'Контакты';

/** Stores that are visibleStores: of all of them there is a page. */
const maxStores = 3;

/** How the shop is reached: by phone, in writing, in a store. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { data } = await query(context, request, ContactsPageDocument, { path });
  const breadcrumbs = data?.breadcrumbs ?? [{ name: 'Главная', url: '/' }, { name: title }];
  return {
    phone: phoneState(shopOf(context).now()),
    /** Those that are open come first; null where the list cannot be loaded. */
    stores: data?.stores?.toSorted((one, other) => Number(other.isOpen === true) - Number(one.isOpen === true)) ?? null,
    hasNearest: isOn(data?.features, 'nearest-distance'),
    breadcrumbs,
    head: makeHead(context, readSeo(context), { title, path, data: [breadcrumbData(context, breadcrumbs)] }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function ContactsScreen({ loaderData: { phone, stores, hasNearest, breadcrumbs } }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumbs steps={breadcrumbs} />
      <Heading level={1} size="22-28" className="mb-4">
        {title}
      </Heading>
      <ContactWays phone={phone}>
        <section aria-labelledby="seller" className="panel">
          <Heading level={2} size={18} id="seller">
            Продавец
          </Heading>
          <dl className="contacts-seller">
            <Fact name="Компания">{shop.legal.name}</Fact>
            <Fact name="ИНН">{shop.legal.inn}</Fact>
            <Fact name="ОГРН">{shop.legal.ogrn}</Fact>
            <Fact name="Адрес для писем">{nbsp(shop.legal.address)}</Fact>
          </dl>
        </section>
      </ContactWays>
      <Stores stores={stores} hasNearest={hasNearest} />
      <section aria-labelledby="answers">
        <Heading level={2} id="answers" className="mb-2">
          Ответы без звонка
        </Heading>
        <ul className="contacts-answers">
          {answers.map(({ url, name }) => (
            <li key={url}>
              <Link to={url} className="link link-alone">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** What people call about most. */
const answers = [
  { url: '/order-status', name: 'Где мой заказ' },
  { url: '/delivery', name: 'Доставка и самовывоз' },
  { url: '/delivery#returns', name: 'Возврат и обмен' },
  { url: '/repair', name: 'Ремонт и гарантия' },
  { url: '/corp', name: 'Счёт для компании' },
  { url: '/help', name: 'Все вопросы и ответы' },
] as const;

/** Small: all stores have a page with a larger one. */
const mapSize = { width: 480, height: 400 };

/** A store as the list and the map show it, by the same number. */
interface NumberedStore extends MapPlace {
  number: number;
  name: string;
  url: string;
}

type Stores = NonNullable<Route.ComponentProps['loaderData']['stores']>;
type Place = Parameters<typeof nearestFirst>[1];

/** The stores of the city that are open, or the nearest ones once somebody has asked for them. */
function Stores({ stores: loaded, hasNearest }: { stores: Stores | null; hasNearest: boolean }) {
  const { city } = useShell();
  const [here, setHere] = useState<Place | null>(null);
  const stores = loaded ?? [];
  const visibleStores = (here === null ? stores : nearestFirst(stores, here))
    .slice(0, maxStores)
    .map((store, at) => ({ ...store, number: at + 1 }));
  return (
    <section aria-labelledby="stores" className="mb-8">
      <Heading level={2} id="stores">
        Магазины: {city.name}
      </Heading>
      <p className="mb-2 flex flex-wrap items-center gap-x-4">
        {loaded === null ? <span className="text-ink-soft">Магазины сейчас не загружаются: обновите страницу чуть позже.</span> : null}
        {loaded?.length === 0 ? <span className="text-ink-soft">Здесь пока нет наших магазинов: привезём заказ курьером.</span> : null}
        <Link to="/city" className="link link-alone">
          Другой город
        </Link>
      </p>
      {hasNearest && stores.length > maxStores ? (
        <LocateButton label="Ближайшие ко мне" otherwise="Откройте все магазины и введите адрес." onLocate={setHere} />
      ) : null}
      <div className="contacts-stores">
        <ul className="rows rows-two">
          {visibleStores.map((store) => (
            <li key={store.id}>
              <span>
                <span className="place-number" aria-hidden="true">
                  {store.number}
                </span>{' '}
                <Link to={store.url} className="link link-alone font-medium">
                  {store.name}
                </Link>
                <span className="block text-14 text-ink-soft">
                  {shortStreet(store.address)}
                  {'distance' in store && typeof store.distance === 'number' ? `, ${distanceText(store.distance)}` : null}
                </span>
              </span>
              <span className="text-14">
                <OpenNow place={store} />
              </span>
            </li>
          ))}
        </ul>
        {visibleStores.length === 0 ? null : (
          <StoreMap
            size={mapSize}
            places={visibleStores.map((store) => ({ ...store, group: 'stores', street: streetOf(store.address) }))}
            pin={({ url, name, number }) => (
              <a href={url} title={name} tabIndex={-1}>
                {number}
              </a>
            )}
          />
        )}
      </div>
      <LinkButton to="/shops">Все магазины и пункты выдачи</LinkButton>
    </section>
  );
}
