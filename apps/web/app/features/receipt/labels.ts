import type { OrderReceiptsQuery } from '../../generated/graphql.ts';
import { exactRubles } from '../../platform/format/money.ts';

export type Receipt = NonNullable<OrderReceiptsQuery['orderReceipts']>[number];
type Line = Receipt['items'][number];

const operations: Record<Receipt['operation'], string> = { INCOME: 'Приход', INCOME_RETURN: 'Возврат прихода', OTHER: 'Чек' };
const subjects: Record<NonNullable<Line['subject']>, string | null> = { GOODS: 'Товар', SERVICE: 'Услуга', PAYMENT: 'Платёж', OTHER: null };
const methods: Record<NonNullable<Line['method']>, string | null> = {
  FULL: 'Полный расчёт',
  PREPAYMENT: 'Предоплата 100 %',
  ADVANCE: 'Аванс',
  OTHER: null,
};

/** «Кассовый чек № 512. Приход». */
export const titleOf = ({ number, operation }: Pick<Receipt, 'number' | 'operation'>): string =>
  `Кассовый чек № ${number}. ${operations[operation]}`;

/** «Товар · Предоплата 100 % · НДС 22 %: 18,03 ₽», as far as it is known. */
export function lineText({ subject, method, vatRate, vatSum }: Pick<Line, 'subject' | 'method' | 'vatRate' | 'vatSum'>): string {
  const vat = vatRate === null ? null : vatSum === null ? `НДС ${vatRate} %` : `НДС ${vatRate} %: ${exactRubles(vatSum.amount)}`;
  return [subject && subjects[subject], method && methods[method], vat].filter((part) => part != null).join(' · ');
}

/** «22.11.2026 13:00» by the clock of the shop. */
export function issuedText(issuedAt: string): string {
  const at = new Date(issuedAt).toLocaleString('ru-RU', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Moscow',
  });
  return at.replace(',', '');
}

/** Sums of a receipt with their names. */
export const sumsOf = ({ sum, cash, cashless, vatSum }: Pick<Receipt, 'sum' | 'cash' | 'cashless' | 'vatSum'>): [string, string][] => [
  ['Итого', exactRubles(sum.amount)],
  ...(cash === null || cash.amount === 0 ? [] : [['Наличными', exactRubles(cash.amount)] satisfies [string, string]]),
  ...(cashless === null ? [] : [['Безналичными', exactRubles(cashless.amount)] satisfies [string, string]]),
  ...(vatSum === null ? [] : [['В том числе НДС', exactRubles(vatSum.amount)] satisfies [string, string]]),
];

/** Requisites of law 54-FZ with their names; what the provider does not tell is left out. */
export function requisitesOf(receipt: Receipt): [string, string][] {
  const { seller, buyer, shift, kktRegistration, fiscalDrive, fiscalSign, number, issuedAt } = receipt;
  const all: [string, string | null | undefined][] = [
    ['Дата и время', issuedText(issuedAt)],
    ['Продавец', seller?.name],
    ['ИНН', seller?.inn],
    ['Место расчётов', seller?.address],
    ['Система налогообложения', seller?.taxation],
    ['Покупатель', buyer],
    ['Смена', shift === null ? null : String(shift)],
    ['РН ККТ', kktRegistration],
    ['ФН', fiscalDrive],
    ['ФД', String(number)],
    ['ФПД', fiscalSign],
  ];
  return all.flatMap(([name, value]) => (value == null || value === '' ? [] : [[name, value] satisfies [string, string]]));
}
