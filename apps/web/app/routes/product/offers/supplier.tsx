import { Link } from 'react-router';
import { part } from '../../../entities/catalogue/part.ts';
import { BuyButton } from '../../../entities/product/buy-button.tsx';
import { ReceivingDays } from '../../../features/product/buy/receiving-days.tsx';
import { minOnCredit } from '../../../features/product/credit/plan.ts';
import { loadPart } from '../../../features/product/part.server.ts';
import { ProductSupplierOffersDocument } from '../../../generated/graphql.ts';
import { pieces, pluralize } from '../../../platform/format/plural.ts';
import { skipAfterBasketOrListChange } from '../../../platform/router/revalidate.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Price } from '../../../ui/price.tsx';
import type { Route } from './+types/supplier';
import { bestOf, byDay, byPrice } from './compare.ts';
import { OffersSwitch } from './switch.tsx';

export const shouldRevalidate = skipAfterBasketOrListChange;

/** Names an order in the address; without it the cheapest stands first. */
const sortName = 'sort';
const soonestFirst = 'day';

/** The same product from partners: the cheapest first, or the soonest. */
export async function loader(args: Route.LoaderArgs) {
  const { id, name, url, tabs, supplierOffers } = await loadPart(args, ProductSupplierOffersDocument, 'SUPPLIER');
  const isByDay = args.url.searchParams.get(sortName) === soonestFirst;
  const offers = (supplierOffers ?? []).toSorted(isByDay ? byDay : byPrice);
  return { id, name, url, tabs, offers, isByDay, best: bestOf(offers) };
}

export default function SupplierOffers({ loaderData }: Route.ComponentProps) {
  const { id, name, url, tabs, offers, isByDay, best } = loaderData;
  return (
    <section aria-labelledby="supplier-offers">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} id="supplier-offers">
          Предложения партнёров
        </Heading>
        <OffersSwitch url={url} tabs={tabs} />
      </div>
      <p className="mb-4 text-ink-soft">Такой же новый товар из наличия наших партнёров: привезём в магазин, пункт выдачи или курьером.</p>
      {/* Where the cheapest is the soonest too, or all are, there is nothing to weigh. */}
      {best.soonest === null || best.cheapest === null ? null : (
        <nav aria-label="Порядок предложений" className="chips mb-4">
          <Link to={`${url}/supplier#${part}`} aria-current={isByDay ? undefined : 'true'} preventScrollReset>
            Сначала дешевле
          </Link>
          <Link
            to={`${url}/supplier?${sortName}=${soonestFirst}#${part}`}
            aria-current={isByDay ? 'true' : undefined}
            rel="nofollow"
            preventScrollReset
          >
            Сначала быстрее
          </Link>
        </nav>
      )}
      <ul className="offers">
        {offers.map((offer) => (
          <li key={offer.supplierId}>
            <div>
              <b className="font-medium">{offer.supplierName}</b>
              <p className="text-14 text-ink-soft">{offer.quantity > 0 ? pluralize(offer.quantity, pieces) : 'Нет в наличии'}</p>
              {best.cheapest === offer.supplierId ? <Badge look="good">Дешевле всех</Badge> : null}
              {best.soonest === offer.supplierId ? <Badge look="good">Быстрее всех</Badge> : null}
            </div>
            <ul className="offer-ways">
              {offer.availability === null ? (
                <li className="text-ink-faint">День назовём при оформлении</li>
              ) : offer.availability.isAvailable ? (
                <ReceivingDays availability={offer.availability} />
              ) : (
                <li className="text-ink-faint">В ваш город не доставляет</li>
              )}
            </ul>
            <div>
              <Price value={offer.price.amount} old={offer.priceOld?.amount} size="card" />
              {offer.isBuyable && offer.price.amount >= minOnCredit && !tabs?.includes('DIGITAL') ? (
                <Link
                  to={`${url}/credit?supplier=${encodeURIComponent(offer.supplierId)}#${part}`}
                  className="link link-alone block text-14"
                >
                  В рассрочку или кредит<span className="visually-hidden">, партнёр {offer.supplierName}</span>
                </Link>
              ) : null}
            </div>
            <BuyButton
              productId={id}
              supplierId={offer.supplierId}
              name={`${name}, партнёр ${offer.supplierName}`}
              isBuyable={offer.isBuyable}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
