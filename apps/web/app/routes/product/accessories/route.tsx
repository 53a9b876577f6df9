import { Form, Link } from 'react-router';
import { pagePath } from '../../../entities/catalogue/address.ts';
import { cardLabels, withUniqueAnchors } from '../../../entities/product/labels.ts';
import { Shelf } from '../../../entities/product/shelf.tsx';
import { Tiles } from '../../../entities/product/tiles.tsx';
import { bundleOf } from '../../../features/bundle/bundle.server.ts';
import { BundleBuilder } from '../../../features/bundle/bundle-builder.tsx';
import { groupOf } from '../../../features/cart/accessories/address.ts';
import { placeOf } from '../../../features/comments/load.server.ts';
import { SortButton, SortField } from '../../../forms/sort-field.tsx';
import { type AccessorySort, ProductAccessoriesDocument, ProductAccessoryKindsDocument } from '../../../generated/graphql.ts';
import { absent, notFound, query, queryOrFail } from '../../../platform/gateway/query.server.ts';
import { skipAfterBasketOrListChange } from '../../../platform/router/revalidate.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';
import { shelvesOf } from './together.ts';
import '../../../features/cart/accessories/selection.css';
import './sort.css';

export const shouldRevalidate = skipAfterBasketOrListChange;

/** Orders by their names in the address, which are the wire's; the first is the usual one (spec 2 §9). */
const sorts = [
  ['-popularity', 'Популярные', 'POPULARITY'],
  ['price', 'Дешевле', 'PRICE_ASC'],
  ['-price', 'Дороже', 'PRICE_DESC'],
  ['-rating', 'По оценке', 'RATING'],
] as const satisfies readonly (readonly [string, string, AccessorySort])[];

/** «Аксессуары», with the bundle above them and what is bought together below. */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const { id, page, base } = placeOf({ params, url });
  const group = groupOf(url.searchParams);
  const [sort, , order] = sorts.find(([name]) => name === url.searchParams.get('sort')) ?? sorts[0];
  const groupIds = group === null ? null : [group];
  const isFirst = page === 1 && group === null;
  const { data, errors } = await queryOrFail(context, request, ProductAccessoriesDocument, { id, page, sort: order, groupIds, isFirst });
  const product = data.product ?? absent(errors, 'product');
  const tabs = product.tabs ?? absent(errors, 'product.tabs');
  const unique = withUniqueAnchors(id);
  const list = product.accessories && { ...product.accessories, nodes: product.accessories.nodes.map(cardLabels).map(unique) };
  if (!tabs.includes('ACCESSORIES') || (list !== null && page > 1 && list.nodes.length === 0)) notFound();
  return {
    base,
    page,
    group,
    sort,
    list,
    bundle: isFirst ? await bundleOf(context, request, data, url.searchParams) : null,
    // What is of a kind is found by its group as well.
    categories:
      product.accessoryCategories ??
      (await query(context, request, ProductAccessoryKindsDocument, { id })).data?.product?.accessoryGroups ??
      [],
    together: shelvesOf({ mathAccessories: product.mathAccessories ?? null, mathAccessoryGroups: product.mathAccessoryGroups ?? null }).map(
      ({ title, products }) => ({
        title,
        products: products.map(cardLabels).map(unique),
      }),
    ),
  };
}

export const meta: Route.MetaFunction = ({ matches }) => matches.at(-2)?.meta ?? [];

export default function Accessories({ loaderData }: Route.ComponentProps) {
  const { base, page, group, sort, list, bundle, categories, together } = loaderData;
  const address = (to: number, toGroup: string | null = group) => {
    const search = new URLSearchParams();
    if (toGroup !== null) search.set('group', toGroup);
    if (sort !== sorts[0][0]) search.set('sort', sort);
    return `${pagePath(base, to)}${search.size === 0 ? '' : `?${search}`}`;
  };
  return (
    <>
      {bundle === null ? null : <BundleBuilder bundle={bundle} base={base} />}
      <section aria-labelledby="accessories" className="accessories">
        <Heading level={2} id="accessories">
          Аксессуары
        </Heading>
        {categories.length > 1 ? (
          <nav aria-label="Виды аксессуаров" className="chips chips-swiped">
            <Link to={address(1, null)} preventScrollReset aria-current={group === null ? 'true' : undefined}>
              Все
            </Link>
            {categories.map(({ id, name }) => (
              <Link key={id} to={address(1, id)} preventScrollReset aria-current={group === id ? 'true' : undefined}>
                {name}
              </Link>
            ))}
          </nav>
        ) : null}
        {list !== null && list.totalCount > 1 ? (
          <Form method="get" action={base} className="accessories-sort" preventScrollReset>
            {group === null ? null : <input type="hidden" name="group" value={group} />}
            <SortField options={sorts} sort={sort} />
            <SortButton />
          </Form>
        ) : null}
        {list === null ? (
          <ErrorState title="Аксессуары не загрузились" text="Остальная страница работает. Попробуйте открыть их ещё раз." />
        ) : null}
        {list?.nodes.length === 0 ? <EmptyState title="Таких аксессуаров нет" text="Посмотрите другие виды." /> : null}
        <Tiles products={list?.nodes ?? []} />
        <Pagination current={page} count={list?.pageInfo.pageCount ?? 1} href={(to) => address(to)} />
      </section>
      {together.map(({ title, products }) => (
        <Shelf key={title} title={title} products={products} isRecommended />
      ))}
    </>
  );
}
