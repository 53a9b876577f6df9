import { fieldId } from '../../forms/error-summary.tsx';
import { rubles } from '../../platform/format/money.ts';
import { Checkbox } from '../../ui/field.tsx';
import { handoverText, isVisit, paymentLabels, visitIncluded } from './labels.ts';
import type { StepProps } from './step-props.ts';
import type { StepKey } from './steps.ts';
import '../../entities/order/order.css';

/** What is going to be sent, with what it costs. */
export function Summary({ wizard: { answers, options, isPending, steps, texts }, values, errors }: StepProps) {
  if (options.step !== 'summary') return null;
  const { type, handover, selectedStore, address } = answers;
  const { cost, discountedCost } = options;
  const answerOf = (step: StepKey) => steps.find(({ key }) => key === step)?.answer;
  return (
    <>
      {isPending ? (
        <p role="alert" className="font-medium">
          Заявка отправлена, но ответ не пришёл. Нажмите кнопку ещё раз: вторая заявка не появится.
        </p>
      ) : null}
      <dl className="order-facts">
        <dt>Устройство</dt>
        <dd>{answerOf('typeRepair')}</dd>
        <dt>Неисправность</dt>
        <dd>{answerOf('descriptionProblem')}</dd>
        <dt>{texts.handoverName}</dt>
        <dd>{handover === null ? '' : handoverText(handover, answers, texts).name}</dd>
        {handover === 'STORE' ? (
          <>
            <dt>Место приёма</dt>
            <dd>{selectedStore?.name}</dd>
          </>
        ) : null}
        {(handover === 'COURIER' || isVisit(answers)) && address !== null ? (
          <>
            <dt>Адрес и время</dt>
            <dd>{answerOf('delivery')}</dd>
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
              {isVisit(answers) ? <span className="block text-14 text-ink-soft">{visitIncluded}.</span> : null}
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
