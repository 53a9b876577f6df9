import { Link, redirect } from 'react-router';
import { PlaceMap } from '../../../entities/store/map.tsx';
import { OpenNow } from '../../../entities/store/places.tsx';
import { groupOf } from '../../../entities/store/store-groups.ts';
import { streetOf } from '../../../entities/store/street.ts';
import { StorePageDocument } from '../../../generated/graphql.ts';
import { shop } from '../../../platform/company.ts';
import { rubles } from '../../../platform/format/money.ts';
import { nbsp } from '../../../platform/format/nbsp.ts';
import { range } from '../../../platform/format/range.ts';
import { absent, notFound, queryOrFail } from '../../../platform/gateway/query.server.ts';
import { shopOf } from '../../../platform/gateway/shop.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../../platform/head/head.server.ts';
import { skipAfterBasketOrListChange } from '../../../platform/router/revalidate.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { Route } from './+types/route';
import { type GoodsHere, goodsHere } from './goods-here.ts';
import { idOfSlug } from './slug.ts';
import { storeData } from './structured.server.ts';
import { weekdayIn } from './weekday.ts';
import './store.css';

export const shouldRevalidate = skipAfterBasketOrListChange;

/** One place; without a slug the list of them. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  if (params.slug === undefined) throw redirect('/shops', 301);
  const id = idOfSlug(params.slug) ?? notFound();
  const answer = await queryOrFail(context, request, StorePageDocument, { id, path: `/store/${params.slug}` });
  const store = answer.data.store ?? absent(answer.errors, 'store');
  // The slug says what the store is called now.
  if (store.url !== `/store/${params.slug}`) throw redirect(`${store.url}${url.search}`, 301);
  const seo = readSeo(context);
  const breadcrumbs = answer.data.breadcrumbs ?? [];
  // Prices and stock are of the visitor's city.
  const isInCity = store.city?.id === answer.data.currentCity.id;
  return {
    store,
    /** Of the week, from Monday; null where nobody knows what day it is there. */
    today: store.city === null ? null : weekdayIn(store.city.timeZone, shopOf(context).now()),
    here: goodsHere(isInCity ? (answer.data.mainPage?.recommendations ?? []) : []),
    breadcrumbs,
    head: makeHead(context, seo, {
      title: `${store.name}: адрес и часы работы`,
      path: store.url,
      image: store.images[0] ?? null,
      data: [storeData(context, store), breadcrumbData(context, breadcrumbs)],
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

const days = ['Понедельник', 'Вторник', 'Среда', 'Четверг', 'Пятница', 'Суббота', 'Воскресенье'];
const mapSize = { width: 480, height: 260 };

/** A route from where somebody is, on a map that they open. */
const routeHref = (latitude: number, longitude: number): string => `https://yandex.ru/maps/?rtext=~${latitude},${longitude}`;

export default function StoreScreen({ loaderData }: Route.ComponentProps) {
  const { store, today, here, breadcrumbs } = loaderData;
  const { name, address, stations, directions, latitude, longitude, services, convenience, images, city, workTime, workTimeLine } = store;
  const phone = city?.phone || shop.phone;
  return (
    <>
      <Breadcrumbs steps={breadcrumbs} />
      <Heading level={1} size="22-28" className="mb-4">
        {name}
      </Heading>
      <div className="store-columns">
        <div className="grid content-start gap-6">
          <section aria-labelledby="where">
            <Heading level={2} size={18} id="where" className="mb-2">
              Адрес
            </Heading>
            <p>{nbsp(address)}</p>
            {stations.length > 0 ? <p className="text-ink-soft">Метро: {stations.join(', ')}</p> : null}
            {directions === '' ? null : <p className="mt-2 text-ink-soft">{directions}</p>}
            <p className="mt-2">
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="link link-alone tabular">
                {phone}
              </a>
            </p>
            <p className="mt-3">
              <a href={routeHref(latitude, longitude)} target="_blank" rel="noopener noreferrer" className="button button-secondary">
                Как добраться
              </a>
            </p>
          </section>
          <section aria-labelledby="hours">
            <Heading level={2} size={18} id="hours" className="mb-2">
              Часы работы
            </Heading>
            <p className="mb-2 font-medium">
              <OpenNow place={store} />
            </p>
            {workTime.length === 0 ? (
              <p>{nbsp(workTimeLine)}</p>
            ) : (
              <dl className="store-hours tabular">
                {workTime.map((hours, at) => (
                  <div key={days[at]} aria-current={at === today ? 'date' : undefined}>
                    <dt>{days[at]}</dt>
                    <dd>{hours === null ? 'выходной' : hoursOf(hours)}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
          <List id="services" title="Что можно сделать" list={services} />
          <List id="convenience" title="Удобства" list={convenience} />
          <p>
            <Link to="/shops" className="link link-alone">
              Все магазины{city === null ? '' : `: ${city.name}`}
            </Link>
          </p>
        </div>
        <div className="grid content-start gap-4">
          {images.length > 0 ? (
            <ul className="store-photos" aria-label="Как выглядит">
              {images.map((image, at) => (
                <li key={image}>
                  <Picture src={image} alt={`${name}, вид ${at + 1}`} width={320} height={240} sizes="(width < 64rem) 100vw, 380px" />
                </li>
              ))}
            </ul>
          ) : null}
          <PlaceMap
            size={mapSize}
            places={[{ ...store, group: groupOf(store.kind), street: streetOf(address) }]}
            pin={() => (
              <a href="#where" title={name} tabIndex={-1}>
                •
              </a>
            )}
          />
        </div>
      </div>
      <HereToday {...here} cityName={city?.name} />
    </>
  );
}

function HereToday({ goods, sections, cityName }: GoodsHere & { cityName: string | undefined }) {
  if (goods.length === 0) return null;
  return (
    <section aria-labelledby="here" className="mt-10">
      <Heading level={2} id="here" className="mb-4">
        Что есть здесь сегодня
      </Heading>
      <ul className="store-goods">
        {goods.map(({ id, name, url, image, price, quantity }) => (
          <li key={id}>
            <Link to={url}>
              {image === null ? <span /> : <Picture src={image} alt="" width={64} height={80} />}
              <span>
                {nbsp(name)}
                <span className="block text-14 text-ink-soft">
                  <b className="tabular text-ink">{rubles(price)}</b> ·{' '}
                  {quantity > manyPieces ? `больше ${manyPieces} шт.` : `${quantity} шт.`}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <nav aria-label={`В наличии${cityName === undefined ? '' : `: ${cityName}`}`} className="mt-6">
        <p className="mb-2 text-ink-soft">В наличии в городе</p>
        <ul className="chips">
          {sections.map(({ id, name, url }) => (
            <li key={id}>
              <Link to={url}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

/** Beyond that nobody counts pieces. */
const manyPieces = 10;

const hoursOf = ({ opens, closes }: { opens: string; closes: string }): string =>
  opens === '00:00' && (closes === '24:00' || closes === '00:00') ? 'круглосуточно' : range(opens, closes);

function List({ id, title, list }: { id: string; title: string; list: readonly string[] }) {
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size={18} id={id} className="mb-2">
        {title}
      </Heading>
      <ul className="grid list-disc gap-1 pl-5">
        {list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
