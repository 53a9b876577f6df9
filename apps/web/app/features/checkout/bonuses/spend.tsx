import { Form, Link } from 'react-router';
import { bonusText, upToBonuses } from '../../../entities/loyalty/labels.ts';
import { FormField } from '../../../forms/form-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/heading.tsx';
import type { BonusOffer } from './offer.ts';

interface SpendBonusesProps {
  offer: BonusOffer | null;
  inputText: string | undefined;
  error: string | undefined;
}

/** Bonuses for the order: how many can be spent, or how many are. Nothing stands in the field unasked, as if it were spent. */
export function SpendBonuses({ offer, inputText, error }: SpendBonusesProps) {
  if (offer === null) return null;
  return (
    <section aria-labelledby="spend-bonuses" className="mb-6 max-w-[28rem]">
      <Heading level={3} id="spend-bonuses" className="mb-2">
        Бонусы
      </Heading>
      <Choice offer={offer} inputText={inputText} error={error} />
    </section>
  );
}

function Choice({ offer, inputText, error }: SpendBonusesProps & { offer: BonusOffer }) {
  if (offer.kind === 'none') return <p className="text-ink-soft">На карте пока нет бонусов.</p>;
  if (offer.kind === 'unconfirmed') {
    return (
      <p className="text-ink-soft">
        Есть бонусная карта?{' '}
        <Link to="/bonus?returnTo=/cart/payments" className="link underline">
          Подтвердите её кодом из СМС
        </Link>
        , чтобы списать бонусы.
      </p>
    );
  }
  if (offer.kind === 'spent') {
    return (
      <Form method="post" className="flex flex-wrap items-center justify-between gap-3" preventScrollReset>
        <p className="text-good">Спишем {bonusText(offer.amount)}</p>
        <Button name="intent" value="drop-bonuses">
          Не списывать
        </Button>
      </Form>
    );
  }
  return (
    <Form method="post" noValidate className="grid gap-2" preventScrollReset>
      <input type="hidden" name="intent" value="bonuses" />
      <FormField
        name="bonuses"
        label="Сколько списать"
        hint={`На этот заказ — ${upToBonuses(offer.maxAmount)}. Один бонус — один рубль.`}
        error={error}
        defaultValue={inputText}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
      />
      <div>
        <Button>Списать бонусы</Button>
      </div>
    </Form>
  );
}
