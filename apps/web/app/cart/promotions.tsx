import { Form } from 'react-router';
import { tied } from '../format/tied.ts';
import type { BasketPageQuery } from '../generated/graphql.ts';
import { type Promotion, PromotionItem } from '../promotions/promotion.tsx';
import { Button } from '../ui/button.tsx';

type Basket = NonNullable<BasketPageQuery['basket']>;

/** Promotions worth reading in the basket: those that something is missing for, presents, and what they only tell of. */
export const worthTelling = ({ actions, discounts }: Pick<Basket, 'actions' | 'discounts'>): Promotion[] =>
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
          <span id={`present-${id}-${productId}`}>{tied(product?.name ?? '')}</span>
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

/** What the basket brings, or could bring. */
export function BasketPromotions({ promotions }: { promotions: readonly Promotion[] }) {
  if (promotions.length === 0) return null;
  return (
    <section aria-labelledby="promotions" className="mt-8 text-14">
      <h2 id="promotions" className="mb-3 text-18">
        Акции для этой корзины
      </h2>
      <ul className="grid gap-4">
        {promotions.map((promotion) => (
          <PromotionItem key={promotion.id} promotion={promotion}>
            {promotion.isApplicable ? <Presents promotion={promotion} /> : null}
          </PromotionItem>
        ))}
      </ul>
    </section>
  );
}
