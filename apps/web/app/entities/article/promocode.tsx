import { toRubles } from '@vitrina/services/contract/fields/money.ts';
import { useId } from 'react';
import { Form } from 'react-router';
import { dayText } from '../../platform/format/dates.ts';
import { rubles } from '../../platform/format/money.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';

export interface OfferPromocode {
  code: string;
  text: string | null;
  priceFrom: { amount: number } | null;
  endsOn: string | null;
}

/** «От 50 000 ₽ · до 20 декабря»; empty where it counts as long as its offer, for any sum. */
export function promocodeTerms({ priceFrom, endsOn }: Pick<OfferPromocode, 'priceFrom' | 'endsOn'>): string {
  const sum = priceFrom === null ? [] : [`от ${rubles(priceFrom.amount)}`];
  const terms = [...sum, ...(endsOn === null ? [] : [`до ${dayText(endsOn)}`])].join(' · ');
  return nbsp(terms.charAt(0).toUpperCase() + terms.slice(1));
}

/** «Когда товаров в корзине на 50 000 ₽ и больше» says from which sum, too. */
const saysSum = (text: string | null, sum: number): boolean => text?.replaceAll(/\s/g, '').includes(String(toRubles(sum))) === true;

/** The code of an offer in a list: to be copied there and then. */
export function PromocodeLine({ promocode }: { promocode: OfferPromocode }) {
  const terms = promocodeTerms(promocode);
  const codeId = useId();
  return (
    <div className="offer-code-line">
      <span className="min-w-0">
        <span className="visually-hidden">Промокод </span>
        <code id={codeId} className="offer-code">
          {promocode.code}
        </code>
        {terms === '' ? null : <span className="block text-14 text-ink-soft">{terms}</span>}
      </span>
      <CopyButton text={promocode.code} of={`промокод ${promocode.code}`} shownIn={codeId} />
    </div>
  );
}

/** The code of an offer with what it is for, to be copied or put into the basket. */
export function PromocodePanel({ promocode }: { promocode: OfferPromocode }) {
  const { code, text, priceFrom, endsOn } = promocode;
  const terms = promocodeTerms({ priceFrom: priceFrom !== null && saysSum(text, priceFrom.amount) ? null : priceFrom, endsOn });
  const codeId = useId();
  return (
    <section aria-label={`Промокод ${code}`} className="offer-code-panel">
      <p>
        <span className="block text-14 text-ink-soft">Промокод</span>
        <code id={codeId} className="offer-code">
          {code}
        </code>
      </p>
      <Form method="post" action="/cart" className="flex flex-wrap gap-2">
        <input type="hidden" name="promocode" value={code} />
        <input type="hidden" name="from" value="offer" />
        <Button name="intent" value="promocode" look="primary">
          Применить
        </Button>
        <CopyButton text={code} of={`промокод ${code}`} shownIn={codeId} />
      </Form>
      {terms === '' ? null : <p className="font-medium">{terms}</p>}
      {text === null ? null : <p className="text-14 text-ink-soft">{nbsp(text)}</p>}
    </section>
  );
}
