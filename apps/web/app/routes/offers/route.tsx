import { Form, Link, redirect } from 'react-router';
import { OfferTile } from '../../entities/article/offer-tile.tsx';
import { readPage, withPage } from '../../entities/article/page.ts';
import { PromocodeLine } from '../../entities/article/promocode.tsx';
import { SpecialOffersDocument } from '../../generated/graphql.ts';
import { pluralize } from '../../platform/format/plural.ts';
import { notFound, query, throwFailure } from '../../platform/gateway/query.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../platform/head/head.server.ts';
import { deviceOf } from '../../platform/session/device.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { Route } from './+types/route';
import {
  areKnown,
  type Choice,
  type FilterGroups,
  type FilterName,
  filterNames,
  filterSearch,
  type Mark,
  marksOf,
  type OfferFilters,
  readFilters,
} from './filters.ts';
import '../../entities/article/promocode.css';
import './filters.css';

const titles: Readonly<Record<FilterName, string>> = { mechanics: 'Вид акции', brands: 'Бренд', channels: 'Где действует' };

function Group({ name, choices, selectedCodes }: { name: FilterName; choices: readonly Choice[]; selectedCodes: readonly string[] }) {
  return (
    <fieldset>
      <legend>{titles[name]}</legend>
      <div className="offer-choices">
        {choices.map(({ code, name: text, count }) => (
          <label key={code} className="choice">
            <input type="checkbox" name={name} value={code} defaultChecked={selectedCodes.includes(code)} />
            <span className="min-w-0 flex-1">{text}</span>
            {count === null ? null : <span className="tabular text-14 text-ink-faint">{count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Filters of offers: a form that is sent by its button, with and without scripts. */
function OfferFiltersForm({ groups, filters, marks }: { groups: FilterGroups; filters: OfferFilters; marks: readonly Mark[] }) {
  const visibleNames = filterNames.filter((name) => (groups[name]?.length ?? 0) > 0);
  if (visibleNames.length === 0) return null;
  return (
    <div className="mb-6">
      {/* What is chosen stands below as marks: it opens to choose more, and closes over what has been found. */}
      <details key={marks.map(({ key }) => key).join()} className="panel offer-filters">
        <summary>
          <Icon name="filters" size={18} />
          Фильтры{marks.length > 0 ? ` (${marks.length})` : ''}
        </summary>
        <Form method="get" action="/special-offers" className="mt-4 grid gap-4" preventScrollReset>
          {visibleNames.map((name) => (
            <Group key={name} name={name} choices={groups[name] ?? []} selectedCodes={filters[name]} />
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

const path = '/special-offers';
const steps = [{ name: 'Главная', url: '/' }, { name: 'Акции' }];

/** Offers on a page (spec 2 §9). */
const pageSize = { mobile: 3, tablet: 6, desktop: 6 } as const;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = readPage(url.searchParams) ?? notFound();
  const filters = readFilters(url.searchParams) ?? notFound();
  if (page === 1 && url.searchParams.has('page')) throw redirect(withPage(path, url.searchParams, 1), 301);
  const perPage = pageSize[deviceOf(request.headers)];
  const answer = await query(context, request, SpecialOffersDocument, { page, perPage, filter: filters });
  const { data, errors } = answer;
  if (data === null) throwFailure(errors[0]);
  const seo = readSeo(context);
  const offers = data.specialOffers ?? throwFailure(errors.find(({ path }) => path === 'specialOffers'));
  // Filters that could not be loaded leave the offers standing.
  const groups: FilterGroups = {
    mechanics: data.specialOfferMechanics ?? null,
    brands: data.specialOfferBrands ?? null,
    channels: data.specialOfferChannels ?? null,
  };
  if (!areKnown(filters, groups) || (page > 1 && page > offers.pageInfo.pageCount)) notFound();
  const marks = marksOf(filters, groups);
  const search = filterSearch(filters);
  const title = seo?.h1 ?? 'Акции';
  return {
    title,
    offers: offers.nodes,
    totalCount: offers.totalCount,
    page,
    pages: Array.from({ length: offers.pageInfo.pageCount }, (_, index) => withPage(path, search, index + 1)),
    groups,
    filters,
    marks,
    head: makeHead(context, page > 1 && seo ? { ...seo, title: null, canonical: null } : seo, {
      title: page > 1 ? `${title}, страница ${page}` : title,
      path: withPage(path, new URLSearchParams(), page),
      robots: marks.length > 0 ? 'noindex, follow' : null,
      image: offers.nodes[0]?.image ?? null,
      data: [breadcrumbData(context, steps)],
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function SpecialOffers({ loaderData }: Route.ComponentProps) {
  const { title, offers, totalCount, page, pages, groups, filters, marks } = loaderData;
  return (
    <>
      <Breadcrumbs steps={steps} />
      <Heading level={1} size="22-28" className="mb-2">
        {title}
      </Heading>
      <p className="mb-4 text-ink-soft">{pluralize(totalCount, ['акция', 'акции', 'акций'])}</p>
      <OfferFiltersForm groups={groups} filters={filters} marks={marks} />
      {offers.length === 0 ? (
        <EmptyState
          title={marks.length > 0 ? 'Таких акций сейчас нет' : 'Сейчас акций нет'}
          text={
            marks.length > 0 ? 'Уберите часть фильтров — или посмотрите все акции.' : 'Загляните позже или посмотрите товары со скидкой.'
          }
        >
          <LinkButton to={marks.length > 0 ? path : '/catalog'}>{marks.length > 0 ? 'Все акции' : 'В каталог'}</LinkButton>
        </EmptyState>
      ) : (
        <ul className="article-tiles">
          {offers.map((offer, index) => (
            <li key={offer.id}>
              <OfferTile offer={offer} level={2} eager={index === 0}>
                {offer.promocodes.map((promocode) => (
                  <PromocodeLine key={promocode.code} promocode={promocode} />
                ))}
              </OfferTile>
            </li>
          ))}
        </ul>
      )}
      <Pagination current={page} count={pages.length} href={(each) => pages[each - 1] ?? path} />
    </>
  );
}
