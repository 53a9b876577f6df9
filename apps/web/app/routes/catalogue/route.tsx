import { isCategoryId } from '@vitrina/services/contract/fields/id.ts';
import { Link, redirect } from 'react-router';
import { BrandLinks } from '../../entities/catalogue/brand-links.tsx';
import { searchedFrom } from '../../entities/catalogue/searched.ts';
import { ownOrders } from '../../entities/order/own.server.ts';
import { cardLabels } from '../../entities/product/labels.ts';
import { readPopular } from '../../entities/product/popular.server.ts';
import { Shelf } from '../../entities/product/shelf.tsx';
import { brandLinks, ofEachBrand } from '../../features/catalogue-menu/popular.ts';
import { CatalogueDocument, CatalogueSectionDocument } from '../../generated/graphql.ts';
import { goods, pluralize } from '../../platform/format/plural.ts';
import { absent, notFound, throwFailure } from '../../platform/gateway/query.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../platform/head/head.server.ts';
import { leadsSomewhere } from '../../platform/head/screen-paths.ts';
import { checkSeo, queryPage } from '../../platform/head/seo.server.ts';
import { lazyHydrate } from '../../platform/router/lazy-hydrate.tsx';
import { skipAfterBasketOrListChange } from '../../platform/router/revalidate.ts';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import type { Route } from './+types/route';

const SearchedNote = lazyHydrate(() => import('../../entities/catalogue/searched-note.tsx'));

export const shouldRevalidate = skipAfterBasketOrListChange;

/** Goods below the tiles of a section. */
const maxPopular = 10;

/** What a wide screen has in its header: a phone finds it under «Каталог». */
const services = [
  { url: '/trade-in', name: 'Трейд-ин' },
  { url: '/repair', name: 'Ремонт' },
  { url: '/shops', name: 'Магазины' },
];

async function loadTree({ context, request, url }: Route.LoaderArgs) {
  // The tree is the same for everybody for an hour, what others buy is as it stands at this moment.
  const [answer, popular] = await Promise.all([queryPage({ context, request, url }, CatalogueDocument, {}), readPopular(context, request)]);
  checkSeo({ context, request, params: {} });
  const seo = readSeo(context);
  const breadcrumbs = [{ name: 'Главная', url: '/' }, { name: 'Каталог' }];
  return {
    title: seo?.h1 ?? 'Каталог',
    categories: answer.data?.categories ?? null,
    services: [...services, { url: '/order-status', name: ownOrders(context).length === 0 ? 'Статус заказа' : 'Ваши заказы' }],
    searched: null,
    banner: null,
    popular: popular.goods,
    brands: popular.brands,
    breadcrumbs,
    head: makeHead(context, seo, { title: 'Каталог', path: '/catalog', data: [breadcrumbData(context, breadcrumbs)] }),
  };
}

async function loadSection({ context, request, url }: Route.LoaderArgs, id: string) {
  const path = `/catalog/${id}`;
  const variables = { id, of: { category: id }, banner: `NEW_MENU_${id}` };
  const answer = await queryPage({ context, request, url }, CatalogueSectionDocument, variables);
  checkSeo({ context, request, params: {} });
  const { data, errors } = answer;
  if (data === null) throwFailure(errors[0]);
  const category = data.category ?? absent(errors, 'category');
  // Without children it is a listing, which has an address of its own.
  const { children } = category;
  if (children?.length === 0) throw redirect(`/catalog/${category.code}/${category.id}`, 301);
  const seo = readSeo(context);
  return {
    title: seo?.h1 ?? category.name,
    categories: children,
    services: [],
    searched: searchedFrom(url, 'category', category.name),
    banner: data.banners?.find(leadsSomewhere) ?? null,
    popular: ofEachBrand(data.listing?.nodes ?? [])
      .slice(0, maxPopular)
      .map(cardLabels),
    brands: brandLinks(data.listing?.facets ?? null),
    breadcrumbs: data.breadcrumbs ?? [],
    head: makeHead(context, seo, { title: category.name, path, data: [breadcrumbData(context, data.breadcrumbs ?? [])] }),
  };
}

/** The whole tree, or one section of it. */
export async function loader(args: Route.LoaderArgs) {
  const { categoryId } = args.params;
  if (categoryId === undefined) return loadTree(args);
  return loadSection(args, isCategoryId(categoryId) ? categoryId : notFound());
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const { title, categories, services, searched, banner, popular, brands, breadcrumbs } = loaderData;
  return (
    <>
      <Breadcrumbs steps={breadcrumbs} />
      <Heading level={1} className="mb-6">
        {title}
      </Heading>
      {searched && <SearchedNote {...searched} />}
      {banner === null ? null : (
        // Alone in its row.
        <Banner banner={banner} className="banner-wide mb-6">
          <span className="button button-primary">Подробнее</span>
        </Banner>
      )}
      {categories === null ? (
        <ErrorState title="Каталог сейчас не загружается" text="Обновите страницу чуть позже или найдите товар через поиск." />
      ) : categories.length === 0 ? (
        <EmptyState title="В каталоге пока ничего нет" text="Товары появятся здесь, как только поступят в продажу." />
      ) : (
        <CategoryTiles categories={categories} />
      )}
      {services.length === 0 ? null : (
        <nav aria-label="Сервисы" className="mt-4 md:hidden">
          <ul className="chips chips-swiped">
            {services.map(({ url, name }) => (
              <li key={url}>
                <Link to={url}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Shelf title="Часто покупают" products={popular} isRecommended />
      <BrandLinks brands={brands} />
    </>
  );
}

interface Category {
  id: string;
  name: string;
  url: string;
  image?: string | null;
  productsCount?: number | null;
  children?: readonly { id: string; name: string; url: string }[] | null;
}

/** Categories as pictures, with what is in each. */
function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className="category-tiles">
      {categories.map((category) => (
        <li key={category.id} className="panel">
          <Link to={category.url} className="category-head">
            {category.image ? <Picture src={category.image} alt="" width={96} height={96} sizes="96px" /> : null}
            <span>
              <b>{category.name}</b>
              {category.productsCount == null ? null : (
                <span className="text-14 text-ink-faint">{pluralize(category.productsCount, goods)}</span>
              )}
            </span>
          </Link>
          {category.children && category.children.length > 0 ? (
            <ul className="mt-2">
              {category.children.map((child) => (
                <li key={child.id}>
                  <Link to={child.url} className="inline-flex min-h-11 items-center md:min-h-9 hover:text-accent">
                    {child.name}
                  </Link>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
