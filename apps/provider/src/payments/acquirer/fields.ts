import { formatKopecks } from '@vitrina/services/contract/fields/money.ts';
import { paymentsText } from '@vitrina/services/rules/payments-text.ts';
import type { Plan } from '../../catalogue/credit/offers.ts';
import { escapeHtml } from '../../platform/http/document.ts';
import { bnplSchedule } from './bnpl-schedule.ts';
import { type CardFields, type CardProblems, cards } from './card.ts';
import type { Operation } from './operations.ts';
import { qrSvg } from './qr.ts';

/** What a form holds that was sent and not accepted. */
export interface RejectedForm {
  values: CardFields;
  problems: CardProblems;
}

const blank: RejectedForm = { values: { number: cards.plain, expiry: '12/30', code: '123' }, problems: {} };

interface Place {
  /** Address of this page, which a telephone opens. */
  url: string;
  now: Date;
  sent: RejectedForm | undefined;
}

function field(name: keyof CardFields, label: string, attributes: string, { values, problems }: RejectedForm): string {
  const problem = problems[name];
  const ariaAttributes = problem === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-wrong"`;
  const errorText = problem === undefined ? '' : `<span class="wrong" id="${name}-wrong">${problem}</span>`;
  return `<label>${label}<input name="${name}" ${attributes} value="${escapeHtml(values[name])}" required${ariaAttributes}>${errorText}</label>`;
}

function cardFields(form: RejectedForm): string {
  return `${field('number', 'Номер карты', 'inputmode="numeric" autocomplete="cc-number"', form)}
<div class="pair">${field('expiry', 'Срок действия', 'autocomplete="cc-exp"', form)}${field('code', 'Код с обратной стороны', 'inputmode="numeric" autocomplete="cc-csc"', form)}</div>
<details><summary>Карты учебного банка</summary><ul><li>${cards.plain} — платит сразу</li><li>${cards.secured} — банк спросит код из СМС (3-D Secure)</li><li>${cards.empty} — банк откажет: не хватает денег</li></ul></details>`;
}

const banks = ['СберБанк', 'Т-Банк', 'Альфа-Банк', 'ВТБ', 'ПСБ'];

interface Option {
  value: string;
  text: string;
  isChecked: boolean;
}

/** One of several, each with its whole text: a list that folds cuts it on a phone. */
const choice = (name: string, legend: string, options: readonly Option[]): string =>
  options.length === 0
    ? ''
    : `<fieldset><legend>${legend}</legend>${options
        .map(
          ({ value, text, isChecked }) =>
            `<label class="choice"><input type="radio" name="${name}" value="${escapeHtml(value)}"${isChecked ? ' checked' : ''}>${escapeHtml(text)}</label>`,
        )
        .join('')}</fieldset>`;

const monthNames: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: '',
  two: '',
  one: 'месяц',
  few: 'месяца',
  many: 'месяцев',
  other: 'месяца',
};
const pluralRules = new Intl.PluralRules('ru');

const monthsText = (months: number): string => `${months} ${monthNames[pluralRules.select(months)]}`;
const percent = (rate: number): string => `${rate.toLocaleString('ru-RU')}\u00a0% годовых`;

const costOf = ({ rate, overpayment }: Plan): string =>
  overpayment === 0 ? 'без переплаты' : `${percent(rate)}, переплата ${formatKopecks(overpayment)}`;

const allPayments = ({ months, payments }: Plan): string =>
  `<details><summary>Все платежи, ${monthsText(months)}</summary><ol>${payments.map((payment, at) => `<li>${at + 1}-й месяц: ${formatKopecks(payment)}</li>`).join('')}</ol></details>`;

/** What the shopper has chosen in the shop is chosen; where nothing is, the longest term (spec 2 §4). */
function terms({ plans, months }: Operation, note: string): string {
  const selectedPlan = plans.find((plan) => plan.months === months) ?? plans.at(-1);
  const options = plans.map((plan) => ({
    value: String(plan.months),
    text: `${monthsText(plan.months)} по ${paymentsText(plan.payment, plan.payments.at(-1))}, ${costOf(plan)}`,
    isChecked: plan === selectedPlan,
  }));
  return `${choice('months', 'Срок', options)}${plans.map(allPayments).join('')}<p class="note">${note}</p>`;
}

const bankNote = 'Банк рассмотрит заявку сразу. «Оплатить» — заявка одобрена и договор подписан, «Отклонить» — банк отказал.';
const partsNote = '«Оплатить» — сервис одобрил покупку, «Отклонить» — отказал.';

function schedule(sum: number, now: Date): string {
  const day = (moment: Date) => moment.toLocaleDateString('ru-RU', { day: 'numeric', month: 'long', timeZone: 'Europe/Moscow' });
  const lines = bnplSchedule(sum, now).map(
    (part, index) => `<tr><td>${index === 0 ? 'Сегодня' : day(part.day)}</td><td>${formatKopecks(part.sum)}</td></tr>`,
  );
  return `<table><caption>График платежей</caption>${lines.join('')}</table><p class="note">«Оплатить» — сервис одобрил покупку и списал первый платёж, «Отклонить» — отказал.</p>`;
}

/** What stands above the buttons, by the kind of the operation. */
export function fieldsOf(operation: Operation, { url, now, sent = blank }: Place): string {
  switch (operation.kind) {
    case 'card':
      return cardFields(sent);
    case 'sbp':
      return `${qrSvg(`${url}?view=phone`, 'QR-код платежа')}<p>Наведите камеру телефона: платёж откроется в приложении банка, а эта страница сама вернётся в магазин. Или выберите банк на этом устройстве.</p>${choice(
        'bank',
        'Банк',
        banks.map((bank, at) => ({ value: bank, text: bank, isChecked: at === 0 })),
      )}`;
    case 'wallet':
      return '<p class="note">Подтвердите платёж, как в приложении: карта уже привязана.</p>';
    case 'business':
      return `${operation.payer === null ? '' : choice('company', 'Организация', [{ value: operation.payer, text: operation.payer, isChecked: true }])}<p class="note">Вход через СберБизнес ID выполнен. «Оплатить» подпишет платёжное поручение.</p>`;
    case 'parts':
      return operation.plans.length > 0 ? terms(operation, partsNote) : schedule(operation.sum, now);
    case 'bank':
      return terms(operation, bankNote);
  }
}
