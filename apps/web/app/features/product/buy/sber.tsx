import { Form } from 'react-router';
import { months } from '../../../platform/format/lending.ts';
import { rubles } from '../../../platform/format/money.ts';
import { pluralize } from '../../../platform/format/plural.ts';
import { Button } from '../../../ui/button.tsx';
import { field, kinds } from '../credit/plan.ts';
import type { SberOffer } from '../credit/sber.ts';

/** Puts the product into the basket to be paid by Sber's instalment: the same way as from the calculator. */
export default function BuyBySber({ productId, offer }: { productId: string; offer: SberOffer }) {
  const code = kinds.find(({ kind }) => kind === 'INSTALMENT_SBER')?.code;
  return (
    <Form method="post" action="/cart/credit" className="grid gap-1 print:hidden">
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name={field.kind} value={code} />
      <input type="hidden" name={field.months} value={offer.months} />
      <Button look="quiet" wide aria-describedby="buy-by-sber">
        Купить в рассрочку от Сбера
      </Button>
      <p id="buy-by-sber" className="text-center text-14 text-ink-soft">
        {rubles(offer.payment.amount)} в&nbsp;месяц, {pluralize(offer.months, months)}, без первого взноса и&nbsp;переплаты
      </p>
    </Form>
  );
}
