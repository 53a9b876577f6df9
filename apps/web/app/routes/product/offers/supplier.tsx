import { Link } from 'react-router';
import { part } from '../../../entities/catalogue/part.ts';
import { BuyButton } from '../../../entities/product/buy-button.tsx';
import { minOnCredit } from '../../../features/product/credit/plan.ts';
import { loadPart } from '../../../features/product/part.server.ts';
import { ProductSupplierOffersDocument } from '../../../generated/graphql.ts';
import { pieces, pluralize } from '../../../platform/format/plural.ts';
import { keepsOnBuying } from '../../../platform/router/revalidate.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Price } from '../../../ui/price.tsx';
import type { Route } from './+types/supplier';
import { OffersSwitch } from './switch.tsx';

export const shouldRevalidate = keepsOnBuying;

/** The same product from partners, the cheapest first. */
export async function loader(args: Route.LoaderArgs) {
  const { id, name, url, tabs, supplierOffers } = await loadPart(args, ProductSupplierOffersDocument, 'SUPPLIER');
  return { id, name, url, tabs, offers: (supplierOffers ?? []).toSorted((a, b) => a.price.amount - b.price.amount) };
}

export default function SupplierOffers({ loaderData }: Route.ComponentProps) {
  const { id, name, url, tabs, offers } = loaderData;
  return (
    <section aria-labelledby="supplier-offers">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} id="supplier-offers">
          Предложения партнёров
        </Heading>
        <OffersSwitch url={url} tabs={tabs} />
      </div>
      <p className="mb-4 text-ink-soft">
        Такой же новый товар из наличия наших партнёров. Привезём в магазин, пункт выдачи или курьером; день назовём при оформлении.
      </p>
      <ul className="rows">
        {offers.map((offer) => (
          <li key={offer.supplierId}>
            <span>
              <b className="block font-medium">{offer.supplierName}</b>
              <span className="text-14 text-ink-soft">{offer.quantity > 0 ? pluralize(offer.quantity, pieces) : 'Нет в наличии'}</span>
              {offer.isBuyable && offer.price.amount >= minOnCredit && !tabs?.includes('DIGITAL') ? (
                <Link
                  to={`${url}/credit?supplier=${encodeURIComponent(offer.supplierId)}#${part}`}
                  className="link link-alone block text-14"
                >
                  В рассрочку или кредит<span className="visually-hidden">, партнёр {offer.supplierName}</span>
                </Link>
              ) : null}
            </span>
            <Price value={offer.price.amount} old={offer.priceOld?.amount} />
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
