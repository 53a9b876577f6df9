import { isId } from '@vitrina/services/contract/fields/id.ts';
import { Form, Link } from 'react-router';
import { ArticleBody } from '../../../entities/article/body.tsx';
import { OfferTile, untilText } from '../../../entities/article/offer-tile.tsx';
import { PromocodePanel } from '../../../entities/article/promocode.tsx';
import { cardLabels } from '../../../entities/product/labels.ts';
import { Tiles } from '../../../entities/product/tiles.tsx';
import { PromotionDetails } from '../../../entities/promotion/promotion-details.tsx';
import { SpecialOfferDocument } from '../../../generated/graphql.ts';
import { absent, notFound, query, throwFailure } from '../../../platform/gateway/query.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../../platform/head/head.server.ts';
import { skipAfterBasketOrListChange } from '../../../platform/router/revalidate.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { Route } from './+types/route';
import type { PromotionDetailsData } from './promotion-details.server.ts';
import { loadPromotionDetails } from './promotion-details.server.ts';
import '../../../entities/article/body.css';
import '../../../entities/article/promocode.css';
import { type FilterName, filterNames } from '../filters.ts';
import './offer.css';

export const shouldRevalidate = skipAfterBasketOrListChange;

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const { id } = params;
  if (!isId(id)) notFound();
  const path = `/special-offers/${id}`;
  const [answer, details] = await Promise.all([
    query(context, request, SpecialOfferDocument, { id }),
    loadPromotionDetails(context, request, url.searchParams),
  ]);
  const { data, errors } = answer;
  if (data === null) throwFailure(errors[0]);
  const { products, ...offer } = data.specialOffer ?? absent(errors, 'specialOffer');
  const seo = readSeo(context);
  const steps = [{ name: 'Главная', url: '/' }, { name: 'Акции', url: '/special-offers' }, { name: offer.name }];
  return {
    offer,
    explained: details?.action.specialOfferUrl === offer.url ? details : null,
    /** Null when they cannot be had at this moment: the offer stands without them. */
    products: products?.map(cardLabels) ?? null,
    previews: offer.previews ?? [],
    title: seo?.h1 ?? offer.name,
    steps,
    head: makeHead(context, seo, {
      title: offer.name,
      path,
      image: offer.image,
      ...(offer.announce !== null && { description: offer.announce }),
      data: [breadcrumbData(context, steps)],
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/** What the offer is filed under, each leading to the others of its kind. */
function OfferTags({ offer }: { offer: Record<FilterName, readonly { code: string; name: string }[]> }) {
  const tags = filterNames.flatMap((filter) =>
    offer[filter].map(({ code, name }) => ({ name, search: new URLSearchParams({ [filter]: code }) })),
  );
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Похожие акции" className="offer-tags">
      {tags.map(({ name, search }) => (
        <li key={`${search}`}>
          <Link to={`/special-offers?${search}`} className="link-alone hover:text-accent">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export default function SpecialOffer({ loaderData }: Route.ComponentProps) {
  const { offer, explained: details, products, previews, title, steps } = loaderData;
  return (
    <>
      <Breadcrumbs steps={steps} />
      <article>
        <div className="article-head">
          <div>
            <Heading level={1} size="22-36">
              {title}
            </Heading>
            <p className="mt-2 font-medium text-sale">{untilText(offer.endsOn)}</p>
            {offer.promocodes.map((promocode) => (
              <PromocodePanel key={promocode.code} promocode={promocode} />
            ))}
            {offer.announce === null ? null : <p className="mt-4 text-18 text-ink-soft">{offer.announce}</p>}
            <OfferTags offer={offer} />
          </div>
          {offer.image === null ? null : (
            <Picture src={offer.image} alt="" width={800} height={500} eager sizes="(width < 64rem) 100vw, 640px" />
          )}
        </div>
        {details === null ? null : <OfferAction details={details} />}
        {products === null ? (
          <p className="mt-8 text-warn">Товары акции сейчас не загружаются. Обновите страницу чуть позже.</p>
        ) : products.length === 0 ? null : (
          <section aria-labelledby="offer-goods" className="mt-8">
            <Heading level={2} id="offer-goods" className="mb-4">
              Товары акции
            </Heading>
            <Tiles products={products} />
            {offer.productTag === null ? null : (
              <p className="mt-4">
                <Link to={`/catalog/tag/${offer.productTag}`} className="button button-secondary">
                  Все товары акции
                </Link>
              </p>
            )}
          </section>
        )}
        <section aria-label="Условия" className="mt-10">
          <ArticleBody parts={offer.body} />
        </section>
      </article>
      {previews.length === 0 ? null : (
        <section aria-labelledby="other-offers" className="mt-10">
          <Heading level={2} id="other-offers" className="mb-4">
            Другие акции
          </Heading>
          <ul className="article-tiles article-tiles-small swipe">
            {previews.map((preview) => (
              <li key={preview.id}>
                <OfferTile offer={preview} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** What the offer means for the product it was opened from, for as many pieces as are wanted. */
function OfferAction({ details: { action, product, quantity } }: { details: PromotionDetailsData }) {
  return (
    <section id="offer-action" aria-labelledby="offer-action-title" className="offer-action">
      <Heading level={2} id="offer-action-title">
        Как действует для этого товара
      </Heading>
      <p>
        <Link to={product.url} className="link">
          {product.name}
        </Link>
      </p>
      <ul>
        <PromotionDetails action={action} nameOf={(id) => (id === product.id ? product.name : null)} />
      </ul>
      <Form action="#offer-action" className="flex flex-wrap items-end gap-3" preventScrollReset replace>
        <input type="hidden" name="action" value={action.id} />
        <input type="hidden" name="product" value={product.id} />
        <Field
          key={quantity}
          label="Сколько штук"
          name="quantity"
          defaultValue={quantity}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          className="offer-pieces"
        />
        <Button>Пересчитать</Button>
      </Form>
    </section>
  );
}
