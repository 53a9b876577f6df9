import { ListPage, notFound, type Routes } from './route.ts';

/** Mechanics and channels are known by their ids alone, brands by code. */
const mechanics = [{ id: 'M3', name: 'Скидка' }];
const channels = [{ id: 'web', name: 'Интернет-магазин' }];
const brands = [{ id: 'NORD', code: 'nord&co', name: 'Nord & Co' }];

/** Offers; their texts are HTML of an editor, and of the second one nothing is told but that it is there. */
const offers = [
  {
    id: 'offer-41',
    name: 'Неделя Nord & Co',
    body: '<h2 class="big">Условия</h2><p>Скидка до&nbsp;10&nbsp;% <b>на всё</b>.</p><script>alert(1)</script><ul><li>Смартфоны<li>Машины</ul>',
    image: '/offers/41.png',
    product_tag: { alias: 'new.2026' },
    mechanics,
    brands,
    channels,
    previews: null,
  },
  { id: 'offer-42', name: 'Доставка за наш счёт', product_tag: null, brands: null },
];

const news = [{ id: 'news-61', name: 'Мы открылись', body: '<p>Приходите.' }];

/** A review has a name and a text; who likes it is counted and not told. */
const reviews = [{ id: 'R71', slug: 'fjord_obzor', name: 'Fjord: обзор', body: '<p>Хороший телефон.</p>' }];
const card = ({ body: _, ...rest }: (typeof reviews)[number]) => rest;
const all = { name: 'Все', value: 'All' };

function reviewBy(is: (review: (typeof reviews)[number]) => boolean): (typeof reviews)[number] {
  const match = reviews.find(is);
  if (match === undefined) throw notFound();
  return match;
}

export function articleRoutes(pictures: string): Routes {
  const toOfferView = ({ ...offer }: (typeof offers)[number]) => ({
    ...offer,
    ...(offer.image !== undefined && { image: `${pictures}${offer.image}` }),
  });
  return {
    'GET /v2/articles/actions': ({ query }) => {
      const markIds = [...query.getAll('mechanics[]'), ...query.getAll('channels[]')];
      const brand = query.getAll('brands[]');
      const matches = offers.filter(
        (offer) =>
          (markIds.length === 0 ||
            [...(offer.mechanics ?? []), ...(offer.channels ?? [])].some(({ id }) => markIds.includes(String(id)))) &&
          (brand.length === 0 || (offer.brands ?? []).some(({ code }) => brand.includes(code))),
      );
      const size = new URLSearchParams({ page: query.get('page') ?? '1', per_page: query.get('perPage') ?? '6' });
      return new ListPage(matches.map(toOfferView), size, 6);
    },
    'GET /v2/articles/actions/mechanics': () => mechanics,
    'GET /v2/articles/actions/brands': () => brands,
    'GET /v2/articles/actions/channels': () => channels,
    // Banners are known by their ids and where they lead; of the phone's there is none.
    'GET /v2/banner': ({ query }) =>
      query.get('type') === 'YII_CARD_DETAIL_BEFORE_DELIVERY'
        ? [{ id: 'B91', url: '/special-offers/offer-41', image: `${pictures}/banners/91.png` }]
        : [],
    'GET /v2/promo/advent-calendar': () => ({}),
    'GET /v2/banner-type': () => [{ code: 'YII_CARD_DETAIL_BEFORE_DELIVERY' }],
    'GET /v2/articles/news': ({ query }) => new ListPage(news, query, 100),
    'GET /v2/articles/reviews': ({ query }) => {
      const reviewList = query.has('badge') || (query.has('brand') && query.get('brand') !== 'nord&co') ? [] : reviews;
      return new ListPage(reviewList.map(card), query, 12);
    },
    'GET /v2/articles/reviews/slug/:slug': ({ params }) => reviewBy(({ slug }) => slug === params.slug),
    'GET /v2/articles/reviews/page': ({ query }) => {
      if (!(query.get('path') ?? '').startsWith('/reviews/list')) throw notFound();
      return {};
    },
    'GET /v2/articles/reviews/filters/categories': () => [all],
    'GET /v2/articles/reviews/filters/brands': () => [
      all,
      { name: 'Nord & Co', code: 'nord&co', value: 'Text', id: 'NORD', typeTag: 'brand', route: null },
    ],
    'GET /v2/articles/reviews/filters/tags': () => [],
    'GET /v2/articles/reviews/:code': ({ params }) => reviewBy(({ id }) => String(id) === params.code),
    'POST /v2/articles/reviews/:id/like': ({ params }) => void reviewBy(({ id }) => String(id) === params.id),
    'POST /v2/articles/reviews/:id/dislike': ({ params }) => void reviewBy(({ id }) => String(id) === params.id),
    'GET /v2/articles/:id': ({ params }) => {
      const offer = offers.find(({ id }) => id === params.id);
      const item = news.find(({ id }) => id === params.id);
      if (offer === undefined && item === undefined) throw notFound();
      return offer === undefined ? item : toOfferView(offer);
    },
  };
}
