import { Form } from 'react-router';
import { instalmentText } from '../../../platform/format/monthly.ts';
import { Button } from '../../../ui/button.tsx';
import { field, kinds } from '../credit/plan.ts';
import type { SberOffer } from '../credit/sber.ts';
import type { FrameProduct } from '../load.server.ts';

interface BuyBySberProps {
  product: Pick<FrameProduct, 'id' | 'offer' | 'priceOnline'>;
  offer: SberOffer;
}

/** Puts the product into the basket to be paid by Sber's instalment: the same way as from the calculator. */
export default function BuyBySber({ product: { id, offer: own, priceOnline }, offer }: BuyBySberProps) {
  const code = kinds.find(({ kind }) => kind === 'INSTALMENT_SBER')?.code;
  return (
    <Form method="post" action="/cart/credit">
      <input type="hidden" name="productId" value={id} />
      <input type="hidden" name={field.kind} value={code} />
      <input type="hidden" name={field.months} value={offer.months} />
      <Button look="quiet" className="-ml-3" aria-describedby="sber-monthly">
        Купить в рассрочку от Сбера
      </Button>
      <p id="sber-monthly" className="text-14 text-ink-soft">
        {instalmentText({ monthlyPayment: offer.payment, periods: [offer.months] }, (priceOnline ?? own.price).amount)}
      </p>
    </Form>
  );
}
