import { isCategoryId } from '@vitrina/services/contract/fields/id.ts';
import { redirect } from 'react-router';
import { BrandLinks } from '../../entities/catalogue/brand-links.tsx';
import { cardLabels } from '../../entities/product/labels.ts';
import { popularThings } from '../../entities/product/popular.server.ts';
import { Shelf } from '../../entities/product/shelf.tsx';
import { brandLinks, ofEachBrand } from '../../features/catalogue-menu/popular.ts';
import { CatalogueDocument, CatalogueSectionDocument } from '../../generated/graphql.ts';
import { absent, failed, notFound, query } from '../../platform/gateway/query.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../platform/head/head.server.ts';
import { leadsSomewhere } from '../../platform/head/known.ts';
import { keepsOnBuying } from '../../platform/router/revalidate.ts';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import type { Route } from './+types/route';
import { CategoryTiles } from './tiles.tsx';

export const shouldRevalidate = keepsOnBuying;

/** Goods below the tiles of a section. */
const mostPopular = 10;

async function loadTree({ context, request }: Route.LoaderArgs) {
  const [answer, popular] = await Promise.all([query(context, request, CatalogueDocument, {}), popularThings(context, request)]);
  const seo = readSeo(context);
  const breadcrumbs = [{ name: 'Главная', url: '/' }, { name: 'Каталог' }];
  return {
    title: seo?.h1 ?? 'Каталог',
    categories: answer.data?.categories ?? null,
    banner: null,
    popular: popular.goods,
    brands: popular.brands,
    breadcrumbs,
    head: makeHead(context, seo, { title: 'Каталог', path: '/catalog', data: [breadcrumbData(context, breadcrumbs)] }),
  };
}

async function loadSection({ context, request }: Route.LoaderArgs, id: string) {
  const path = `/catalog/${id}`;
  const answer = await query(context, request, CatalogueSectionDocument, { id, of: { category: id }, path, banner: `NEW_MENU_${id}` });
  const { data, errors } = answer;
  if (data === null) failed(errors[0]);
  const category = data.category ?? absent(errors, 'category');
  // Without children it is a listing, which has an address of its own.
  const { children } = category;
  if (children?.length === 0) throw redirect(`/catalog/${category.code}/${category.id}`, 301);
  const seo = readSeo(context);
  return {
    title: seo?.h1 ?? category.name,
    categories: children,
    banner: data.banners?.find(leadsSomewhere) ?? null,
    popular: ofEachBrand(data.listing?.nodes ?? [])
      .slice(0, mostPopular)
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
  const { title, categories, banner, popular, brands, breadcrumbs } = loaderData;
  return (
    <>
      <Breadcrumbs steps={breadcrumbs} />
      <h1 className="mb-6 text-28">{title}</h1>
      {banner === null ? null : <Banner banner={banner} className="mb-6 max-w-120" />}
      {categories === null ? (
        <ErrorState title="Каталог сейчас не загружается" text="Обновите страницу чуть позже или найдите товар через поиск." />
      ) : categories.length === 0 ? (
        <EmptyState title="В каталоге пока ничего нет" text="Товары появятся здесь, как только поступят в продажу." />
      ) : (
        <CategoryTiles categories={categories} />
      )}
      <Shelf title="Часто покупают" products={popular} isRecommended />
      <BrandLinks brands={brands} />
    </>
  );
}
