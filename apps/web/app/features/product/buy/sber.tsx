import { Form } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { field, kinds, sberName } from '../credit/plan.ts';
import type { SberOffer } from '../credit/sber.ts';

/** Puts the product into the basket to be paid by Sber's instalment: the same way as from the calculator. */
export default function BuyBySber({ productId, offer }: { productId: string; offer: SberOffer }) {
  const code = kinds.find(({ kind }) => kind === 'INSTALMENT_SBER')?.code;
  return (
    <Form method="post" action="/cart/credit">
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name={field.kind} value={code} />
      <input type="hidden" name={field.months} value={offer.months} />
      <Button look="quiet" className="-ml-3" aria-describedby="sber-name">
        Частями, {offer.text}
      </Button>
      <p id="sber-name" className="text-14 text-ink-soft">
        {sberName}
      </p>
    </Form>
  );
}
