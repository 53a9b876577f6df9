import { Link } from 'react-router';
import { OffersShelf } from '../../entities/article/offers-shelf.tsx';
import { ReviewTile } from '../../entities/article/review-tile.tsx';
import { cardLabels } from '../../entities/product/labels.ts';
import { Tiles } from '../../entities/product/tiles.tsx';
import { HonorDocument } from '../../generated/graphql.ts';
import { goods, pluralize } from '../../platform/format/plural.ts';
import { absent, query, throwFailure } from '../../platform/gateway/query.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../platform/head/head.server.ts';
import { skipAfterBasketOrListChange } from '../../platform/router/revalidate.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Route } from './+types/route';
import { buyableFirst, categoriesOf } from './categories.ts';
import './honor.css';
import { Heading } from '../../ui/heading.tsx';

const path = '/honor';
const brand = 'honor';
const name = 'HONOR';
const steps = [{ name: 'Главная', url: '/' }, { name }];

export const shouldRevalidate = skipAfterBasketOrListChange;

/** Goods that the page shows, and those at its head. */
const maxProducts = 12;
const maxHeroes = 3;

/** Pictures of the best sold piece of each category. */
const heroesOf = (products: readonly { category?: { id: string } | null; images: readonly string[] }[]): string[] =>
  [...Map.groupBy(products, ({ category }) => category?.id).values()].flatMap(([best]) => best?.images[0] ?? []).slice(0, maxHeroes);

/** The page of one brand: its goods by category, its offers and what was written about it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { data, errors } = await query(context, request, HonorDocument, {});
  if (data === null) throwFailure(errors[0]);
  const seo = readSeo(context);
  const listing = data.listing ?? absent(errors, 'listing');
  const products = buyableFirst(listing.nodes);
  return {
    title: seo?.h1 ?? name,
    total: pluralize(listing.totalCount, goods),
    categories: categoriesOf(brand, products),
    products: products.slice(0, maxProducts).map(cardLabels),
    heroes: heroesOf(products),
    offers: data.specialOffers?.nodes ?? [],
    reviews: data.articleReviews?.nodes ?? [],
    head: makeHead(context, seo, {
      title: name,
      path,
      image: products[0]?.images[0] ?? null,
      data: [breadcrumbData(context, steps)],
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function Honor({ loaderData }: Route.ComponentProps) {
  const { title, total, categories, products, heroes, offers, reviews } = loaderData;
  return (
    <>
      <Breadcrumbs steps={steps} />
      <div className="brand-hero">
        <div>
          <Heading level={1} size="28-36">
            {title}
          </Heading>
          <p className="mt-2 max-w-[32rem] text-ink-soft">
            Смартфоны и всё, что с ними работает: планшеты, часы, наушники и ноутбуки. Заберите сегодня в магазине или закажите доставку.
          </p>
          <Link to={`/catalog/brand/${brand}`} className="button button-primary mt-4">
            Все товары HONOR
          </Link>
          <p className="mt-2 text-14 text-ink-faint">{total}</p>
        </div>
        <ul className="brand-heroes">
          {heroes.map((image) => (
            <li key={image}>
              <Picture src={image} alt="" width={320} height={400} eager sizes="(width < 48rem) 30vw, 200px" />
            </li>
          ))}
        </ul>
      </div>
      <nav aria-label="Категории HONOR" className="mt-6">
        <ul className="chips">
          {categories.map(({ id, name, url }) => (
            <li key={id}>
              <Link to={url}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="brand-goods" className="mt-8">
        <Heading level={2} id="brand-goods" className="mb-4">
          Популярное
        </Heading>
        <Tiles products={products} />
      </section>
      <OffersShelf offers={offers} />
      {reviews.length === 0 ? null : (
        <section aria-labelledby="brand-reviews" className="mt-10">
          <Heading level={2} id="brand-reviews" className="mb-4">
            Обзоры
          </Heading>
          <ul className="article-tiles article-tiles-small swipe">
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewTile review={review} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
