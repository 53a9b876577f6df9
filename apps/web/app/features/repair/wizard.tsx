import type { ChangeEvent } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { CaptchaField } from '../../forms/captcha-field.tsx';
import { ErrorSummary, fieldId } from '../../forms/error-summary.tsx';
import type { FormFailure } from '../../forms/form-failure.server.ts';
import { useMovedFocus } from '../../forms/use-moved-focus.ts';
import { useOpenErrors } from '../../forms/use-open-errors.ts';
import { rubles } from '../../platform/format/money.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { useGoal } from '../../platform/goals/use-goal.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Answers } from './answers.ts';
import { FindRequest } from './find-request.tsx';
import { maxWarrantyRepairDays } from './labels.ts';
import type { Wizard } from './load.server.ts';
import { StepFields } from './step-fields.tsx';
import type { StepKey } from './steps.ts';
import { type Variant, variants } from './variants.ts';
import './wizard.css';

/** What the fields are called where the errors are listed. */
const labels: Readonly<Record<string, string>> = {
  type: 'Вид ремонта',
  deviceType: 'Устройство',
  brand: 'Бренд',
  model: 'Модель',
  brandName: 'Марка и модель',
  imei: 'IMEI',
  view: 'Внешний вид',
  insurance: 'Страховой случай',
  documents: 'Документы',
  cashReceipt: 'Кассовый чек',
  warrantyCard: 'Гарантийный талон',
  passport: 'Паспорт',
  insurancePolicy: 'Страховой полис',
  insurancePayment: 'Заявление о выплате',
  devicePhoto: 'Фото устройства',
  diagnosticResult: 'Заключение диагностики',
  insuranceSituation: 'Фото страхового случая',
  datePurchase: 'Дата покупки',
  problem: 'Неисправность',
  description: 'Описание',
  name: 'Имя',
  phone: 'Телефон',
  email: 'Электронная почта',
  code: 'Код',
  handover: 'Где или как передать',
  selectedStore: 'Место приёма',
  street: 'Улица',
  house: 'Дом',
  date: 'Дата',
  time: 'Время',
  comment: 'Комментарий',
  policyAccept: 'Согласие',
  'consent.personal-data': 'Согласие',
};

const buttonOf = (step: StepKey, isPending: boolean): string => {
  if (step === 'summary') return isPending ? 'Отправить ещё раз' : 'Отправить заявку';
  return step === 'help' ? 'Перезвоните мне' : 'Продолжить';
};

/** Where a request that was sent before is asked for. */
const lookupId = 'sent-request';

/** Heading of the step that is open. */
const stepId = 'repair-step';

/** The field that the last press of a step has brought, where a step takes several. */
function newestField(step: StepKey, { deviceType, brand, model, customer }: Answers): string | null {
  if (step === 'typeRepair' && model === null)
    return brand !== null ? (brand.id === '' ? 'brandName' : 'model') : deviceType !== null ? 'brand' : null;
  return step === 'customerData' && customer?.phoneRequestId != null && !customer.isConfirmed ? 'code' : null;
}

const promises = [
  { icon: 'wallet', text: 'Цена до ремонта, оплата после' },
  { icon: 'star', text: 'Скидка 10 % на платный ремонт' },
  { icon: 'warranty', text: `По гарантии — до ${maxWarrantyRepairDays} дней` },
  { icon: 'truck', text: 'Сдать в магазин или курьеру' },
] as const;

/** What a repair promises, the way to the other wizard, and where it does not stand beside, to what was sent before. */
function Lead({ variant, isHelpOpen }: { variant: Variant; isHelpOpen: boolean }) {
  const other = variants[variant === 'trade' ? 'service' : 'trade'];
  return (
    <div className={`mb-6 grid gap-2 ${isHelpOpen ? 'max-lg:hidden' : ''}`}>
      <ul className="repair-promises">
        {promises.map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} size={24} className="text-accent" />
            {nbsp(text)}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">
        {other.invitation}{' '}
        <Link to={other.path} className="link underline">
          {other.title}
        </Link>
      </p>
      <p className="lg:hidden">
        <a href={`#${lookupId}`} className="link link-alone">
          Найти отправленную заявку
        </a>
      </p>
    </div>
  );
}

/** The repair wizard: its steps below each other, one of them open. Every step is a form, so it needs no scripts. */
export function RepairWizard({ wizard, unsent }: { wizard: Wizard; unsent: FormFailure | null }) {
  useGoal('repair-open');
  const { steps, open, path, answers, breadcrumbs, variant, isPending, leastCost, lookup } = wizard;
  const stepLink = (step: StepKey) => `${path}?step=${step}`;
  const newest = newestField(open, answers);
  const own = unsent?.values.step === open || (unsent !== null && open !== 'help') ? unsent : null;
  useMovedFocus(`${open} ${newest ?? ''}`, newest === null ? stepId : fieldId(newest), own !== null || lookup.errors !== null);
  const submit = useSubmit();
  const { openErrors, markChanged } = useOpenErrors(own?.errors ?? null);
  // What was wrong with a field is not while it changes; a device brings its brands, a brand its models.
  const changeField = (event: ChangeEvent<HTMLFormElement>) => {
    markChanged(event);
    const { target, currentTarget } = event;
    if (open !== 'typeRepair' || !('name' in target) || (target.name !== 'deviceType' && target.name !== 'brand')) return;
    const formData = new FormData(currentTarget);
    formData.set('intent', 'lists');
    void submit(formData, { method: 'post', action: stepLink(open), replace: true, preventScrollReset: true });
  };
  const form = (
    <>
      <ErrorSummary errors={own?.errors ?? null} labels={labels} message={own?.message ?? null} />
      <Form
        key={open}
        method="post"
        action={stepLink(open)}
        noValidate
        className="form"
        onChange={changeField}
        {...(open === 'documents' && { encType: 'multipart/form-data' as const })}
      >
        {open === 'documents' ? <input type="hidden" name="purpose" value="repair" /> : null}
        <input type="hidden" name="step" value={open} />
        <StepFields wizard={wizard} values={own?.values ?? {}} errors={openErrors} />
        {open === 'typeRepair' && leastCost !== null ? (
          <p className="text-ink-soft">
            {answers.deviceType?.name}: ремонт от {rubles(leastCost)} со скидкой за заявку на сайте.
          </p>
        ) : null}
        {wizard.options.step === 'customerData' ? <CaptchaField settings={wizard.options.captcha} action="send_code" /> : null}
        <Button look="primary" className="form-submit">
          {buttonOf(open, isPending)}
        </Button>
      </Form>
    </>
  );
  return (
    <>
      <Breadcrumbs steps={breadcrumbs} />
      <Heading level={1} size="22-28" className="mb-1">
        {variants[variant].title}
      </Heading>
      <Lead variant={variant} isHelpOpen={open === 'help'} />
      <div className="repair" data-open={open}>
        <ol className="repair-steps">
          {steps.map(({ key, status, title: name, answer }, at) => (
            <li key={key} className="repair-step" data-status={status} aria-current={status === 'opened' ? 'step' : undefined}>
              {status === 'opened' ? <p className="text-14 text-ink-soft">{`Шаг ${at + 1} из ${steps.length}`}</p> : null}
              <div className="repair-step-head">
                <Heading level={2} size={18} className="flex gap-2" {...(status === 'opened' && { id: stepId, tabIndex: -1 })}>
                  {status === 'completed' ? <Icon name="check" size={22} className="text-good" /> : null}
                  {name}
                </Heading>
                {status === 'completed' && !isPending ? (
                  <Link to={stepLink(key)} className="link link-alone" preventScrollReset>
                    Изменить<span className="sr-only">: {name}</span>
                  </Link>
                ) : null}
              </div>
              {status === 'completed' ? <p className="text-ink-soft">{answer}</p> : null}
              {status === 'opened' ? form : null}
            </li>
          ))}
        </ol>
        <aside className="repair-aside">
          <section className="repair-help">
            <Heading level={2} size={18} {...(open === 'help' && { id: stepId, tabIndex: -1 })}>
              Нужна помощь?
            </Heading>
            {open === 'help' ? (
              form
            ) : (
              <>
                <p className="text-ink-soft">Не нашли устройство или не знаете, что выбрать, — перезвоним и оформим заявку вместе.</p>
                <Link to={stepLink('help')} className="link link-alone" preventScrollReset>
                  Попросить перезвонить
                </Link>
              </>
            )}
            {open === 'help' ? (
              <Link to={path} className="link link-alone" preventScrollReset>
                Вернуться к заявке
              </Link>
            ) : null}
          </section>
          <section className="repair-help" aria-labelledby={lookupId}>
            <Heading level={2} size={18} id={lookupId}>
              Уже отправили заявку?
            </Heading>
            <FindRequest {...lookup} open={{ path, step: open }} />
          </section>
        </aside>
      </div>
    </>
  );
}
