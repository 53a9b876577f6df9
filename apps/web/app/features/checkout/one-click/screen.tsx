import { oneClick as rules } from '@vitrina/services/rules/one-click.ts';
import { reservation } from '@vitrina/services/rules/reservation.ts';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { goodsField } from '../../../entities/basket/goods.ts';
import { ConsentBoxes } from '../../../forms/consent-boxes.tsx';
import { consentField, personalData } from '../../../forms/consents.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import type { FormFailure } from '../../../forms/form-failure.server.ts';
import { GroupError } from '../../../forms/group-error.tsx';
import { PhoneField } from '../../../forms/phone-field.tsx';
import { FirstNameField } from '../../../forms/suggest/person.tsx';
import { shop } from '../../../platform/company.ts';
import { PageTitle } from '../../../platform/head/page-title.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckoutColumns } from '../columns.tsx';
import type { Frame } from '../frame.ts';
import { quoteField } from '../quote.ts';
import { RepricedSums } from '../summary/repriced-sums.tsx';

const labels = { firstName: 'Имя', phone: 'Телефон', isOneClick: 'Количество', [consentField(personalData)]: 'Согласие' };

interface OneClickProps {
  /** There is no way to get the goods; else nobody knows which there are. Null where they are not asked for. */
  areDeliveriesKnown: boolean | null;
  frame: Frame;
  revision: number | null;
  /** What is in the basket, as the form carries it. */
  goods: string;
  /** Of the sums that are shown, as the form carries it. */
  quote: string;
  seed: string;
  values: { firstName: string; phone: string };
  unsent: FormFailure | null;
  /** How many pieces, where that is chosen here. */
  children?: ReactNode;
}

const reasons = { yes: 'Доставку для этих товаров сейчас нельзя выбрать на сайте. ', no: 'Способы доставки сейчас не загружаются. ' };

/** Name and phone, for one product by itself or when the ways to deliver cannot be loaded: nobody is sent away. */
export function OneClickScreen({ children, areDeliveriesKnown, frame, revision, goods, quote, seed, values, unsent }: OneClickProps) {
  const { errors = null, message = null, priceChange } = unsent ?? {};
  const formValues = { ...values, seed, ...unsent?.values };
  const reachedFrame: Frame = { ...frame, steps: frame.steps.filter(({ state }) => state !== 'ahead') };
  return (
    <CheckoutColumns frame={reachedFrame} title="Купить в один клик">
      <PageTitle title="Купить в один клик" isFailed={errors !== null || message !== null} />
      <p className="mb-4 max-w-[36rem]">
        {areDeliveriesKnown === null ? '' : reasons[areDeliveriesKnown ? 'yes' : 'no']}
        Оператор перезвонит и договорится о доставке и оплате.
      </p>
      <ErrorSummary errors={errors} labels={labels} message={message}>
        <RepricedSums priceChange={priceChange} />
      </ErrorSummary>
      {children}
      <GroupError name="isOneClick" error={errors?.isOneClick} />
      <Form method="post" noValidate className="form">
        <input type="hidden" name="intent" value="one-click" />
        <input type="hidden" name="revision" value={revision ?? ''} />
        <input type="hidden" name={goodsField} value={goods} />
        <input type="hidden" name={quoteField} value={quote} />
        <input type="hidden" name="seed" value={formValues.seed} />
        <FirstNameField label={labels.firstName} error={errors?.firstName} defaultValue={formValues.firstName} required />
        <PhoneField
          name="phone"
          label={labels.phone}
          hint={`Звоним ${shop.hours}.`}
          error={errors?.phone}
          defaultValue={formValues.phone}
        />
        <ConsentBoxes consents={[personalData]} errors={errors} />
        <div className="grid gap-2">
          <Button look="primary" className="form-submit">
            Оформить заказ
          </Button>
          <p className="max-w-[36rem] text-14 text-ink-soft">
            Отложим товары на {rules.minutesToConfirm} минут, а когда подтвердите телефон кодом — {reservation.text}. Цены — те, что вы
            видите.
          </p>
        </div>
      </Form>
    </CheckoutColumns>
  );
}
