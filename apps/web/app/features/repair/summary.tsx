import { fieldId } from '../../forms/error-summary.tsx';
import { dayText } from '../../platform/format/dates.ts';
import { rubles } from '../../platform/format/money.ts';
import { Checkbox } from '../../ui/field.tsx';
import { handoverText, paymentLabels } from './labels.ts';
import type { StepProps } from './step-props.ts';
import { addressText, doneWith } from './step-summary.ts';
import '../../entities/order/order.css';

/** What is going to be sent, with what it costs. */
export function Summary({ wizard: { answers, options, isPending }, values, errors }: StepProps) {
  if (options.step !== 'summary') return null;
  const { type, handover, selectedStore, address } = answers;
  const { cost, discountedCost } = options;
  return (
    <>
      {isPending ? (
        <p role="alert" className="font-medium">
          Заявка отправлена, но ответ не пришёл. Нажмите кнопку ещё раз: вторая заявка не появится.
        </p>
      ) : null}
      <dl className="order-facts">
        <dt>Устройство</dt>
        <dd>{doneWith('typeRepair', answers)}</dd>
        <dt>Неисправность</dt>
        <dd>{doneWith('descriptionProblem', answers)}</dd>
        <dt>Способ передачи</dt>
        <dd>{handover === null ? '' : handoverText(handover, answers).name}</dd>
        {handover === 'STORE' ? (
          <>
            <dt>Место приёма</dt>
            <dd>{selectedStore?.name}</dd>
          </>
        ) : null}
        {handover === 'COURIER' && address !== null ? (
          <>
            <dt>Адрес</dt>
            <dd>
              {addressText(address)}; {dayText(address.date)}, {address.time}
            </dd>
          </>
        ) : null}
        {type === 'PAID' ? (
          <>
            <dt>Стоимость</dt>
            <dd>
              {discountedCost === null ? (
                'Назовём после диагностики'
              ) : (
                <>
                  <b className="font-medium">{rubles(discountedCost.amount)}</b>
                  {cost === null ? null : (
                    <>
                      {' '}
                      вместо <s>{rubles(cost.amount)}</s>
                    </>
                  )}
                </>
              )}
            </dd>
          </>
        ) : null}
        <dt>Оплата</dt>
        <dd>{type === null ? '' : paymentLabels[type]}</dd>
      </dl>
      <Checkbox
        id={fieldId('policyAccept')}
        name="policyAccept"
        value="yes"
        label={
          <>
            Согласен на{' '}
            <a href="/legal/consent" target="_blank" rel="noopener" className="link">
              обработку персональных данных
            </a>{' '}
            для ремонта
          </>
        }
        error={errors?.policyAccept}
        defaultChecked={values.policyAccept === 'yes'}
        required
      />
    </>
  );
}
