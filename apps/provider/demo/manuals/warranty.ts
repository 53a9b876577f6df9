import { manualNames } from '../../src/catalogue/manuals/names.ts';
import { warrantyRules, warrantyTerm } from './common.ts';
import { Sheet } from './sheet.ts';
import type { ManualSubject } from './subject.ts';

/** The card that is filled in when an appliance is handed over. */
export function warrantyCard(subject: ManualSubject, plain: boolean): Buffer {
  const { device, brand, country, warrantyDays, variants } = subject;
  const sheet = new Sheet({ title: manualNames.warranty, subject: device, plain });
  const [first] = variants;
  sheet.title();
  sheet.table(
    [
      ['Товар', device],
      ['Марка', brand],
      ...(country === null ? [] : [['Страна производства', country] as const]),
      ...(variants.length === 1 && first ? [['Артикул', first.article] as const] : []),
      ['Гарантия продавца', warrantyTerm(warrantyDays)],
      ['Продавец', 'Интернет-магазин «Витрина»'],
    ],
    0.36,
  );
  sheet.section('Отметки о продаже');
  sheet.blanks([
    ...(variants.length > 1 ? ['Артикул (исполнение)'] : []),
    'Серийный номер',
    'Дата передачи товара',
    'Номер заказа или чека',
  ]);
  sheet.paragraph('Комплектность и внешний вид проверены, с условиями гарантии покупатель ознакомлен.');
  sheet.blanks(['Покупатель (подпись)', 'Продавец (подпись, печать)']);
  sheet.section('Условия гарантии');
  sheet.list(warrantyRules);
  sheet.list([
    'Права покупателя по Закону «О защите прав потребителей» этот документ не ограничивает. Он действует и без талона, если есть чек.',
  ]);
  sheet.section('Отметки о ремонте');
  for (const number of [1, 2]) {
    sheet.heading(`Обращение ${number}`);
    sheet.blanks(['Дата приёма и выдачи', 'Неисправность и выполненные работы', 'Сервисный центр, мастер (подпись)']);
  }
  return sheet.finish();
}
