import { Form, Link } from 'react-router';
import { benefitText } from '../../entities/promotion/benefit.ts';
import { groupPromotions } from '../../entities/promotion/group-promotions.ts';
import { type Promotion, PromotionItem } from '../../entities/promotion/promotion.tsx';
import type { BasketPageQuery } from '../../generated/graphql.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { selectionPath } from './accessories/address.ts';

type Basket = NonNullable<BasketPageQuery['basket']>;

/** Promotions worth reading in the basket: those that something is missing for, presents, and what they only tell of. */
export const visiblePromotions = ({ actions, discounts }: Pick<Basket, 'actions' | 'discounts'>): Promotion[] =>
  (actions ?? []).filter(
    ({ id, type, isApplicable }) =>
      type === 'PRESENT' || type === 'INFO' || !isApplicable || !discounts.some(({ actionId }) => actionId === id),
  );

/** Of a present that can be taken: another one, or one that was given up. */
function Presents({ promotion: { id, presents } }: { promotion: Promotion }) {
  const others = presents.filter(({ isSelected, product }) => !isSelected && product !== null);
  if (others.length === 0) return null;
  return (
    <ul className="mt-1 grid gap-2">
      {others.map(({ productId, product }) => (
        <li key={productId} className="flex items-center justify-between gap-3">
          <span id={`present-${id}-${productId}`}>{nbsp(product?.name ?? '')}</span>
          <Form method="post" action="/cart" preventScrollReset>
            <input type="hidden" name="actionId" value={id} />
            <input type="hidden" name="productId" value={productId} />
            <Button name="intent" value="present" aria-describedby={`present-${id}-${productId}`}>
              Выбрать подарок
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

type Line = Pick<Basket['items'][number], 'id' | 'productId' | 'parentId' | 'isWarranty' | 'presentOf'>;

/** The way to a service for the first of its lines that has none, where the promotion recommends one (spec 2 §3, `recommend_dso`). */
function Service({ promotion: { id, mechanics, lines }, items }: { promotion: Promotion; items: readonly Line[] }) {
  if (!mechanics.some(({ isDsoRecommended }) => isDsoRecommended)) return null;
  const bare = items.find(
    (item) =>
      lines.some(({ productId }) => productId === item.productId) &&
      item.presentOf === null &&
      !items.some(({ isWarranty, parentId }) => isWarranty && parentId === item.id),
  );
  return bare === undefined ? null : (
    <Link to={selectionPath(bare.id)} className="link link-alone" aria-describedby={`promotion-${id}`}>
      Выбрать дополнительную гарантию
    </Link>
  );
}

/** What a promotion that asks for a way to pay would take off: its name speaks of percents. */
function PaymentBenefit({ promotion }: { promotion: Promotion }) {
  const benefit = promotion.isApplicable || promotion.paymentNames.length === 0 ? null : benefitText(promotion);
  return benefit === null ? null : <span>В этом заказе — {benefit}</span>;
}

interface BasketPromotionsProps {
  promotions: readonly Promotion[];
  items: readonly Line[];
}

/** What the basket brings, or could bring, in one row that opens; parts of a promotion under it. */
export function BasketPromotions({ promotions, items }: BasketPromotionsProps) {
  if (promotions.length === 0) return null;
  const brings = (promotion: Promotion) => (
    <>
      <PaymentBenefit promotion={promotion} />
      {promotion.isApplicable ? <Presents promotion={promotion} /> : null}
      <Service promotion={promotion} items={items} />
    </>
  );
  const item = (promotion: Promotion) => (
    <PromotionItem key={promotion.id} promotion={promotion}>
      {brings(promotion)}
    </PromotionItem>
  );
  const groups = groupPromotions(promotions);
  return (
    <section aria-labelledby="promotions" className="mt-4 text-14">
      <details className="basket-offers">
        <summary>
          <span className="min-w-0">
            <Heading level={2} size={16} id="promotions">
              Акции для этой корзины
            </Heading>
            <span className="basket-offers-names">{groups.map(({ promotion: { name } }) => nbsp(name)).join(' · ')}</span>
          </span>
          <Icon name="down" size={18} />
        </summary>
        <ul className="grid gap-4">
          {groups.map(({ promotion, parts }) => (
            <PromotionItem key={promotion.id} promotion={promotion} parts={parts.map(item)}>
              {brings(promotion)}
            </PromotionItem>
          ))}
        </ul>
      </details>
    </section>
  );
}
