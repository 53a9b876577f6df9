import { expect, test } from 'vitest';
import { issuedText, lineText, type Receipt, requisitesOf, sumsOf, titleOf } from '../../features/receipt/labels.ts';
import { receiptsAsPdf } from '../../features/receipt/sheet.server.ts';
import { visit } from '../../testing/visit.ts';
import { loader as pdf } from './pdf.ts';
import { loader } from './route.tsx';

const line = (over: Partial<Receipt['items'][number]> = {}): Receipt['items'][number] => ({
  name: 'Чайник электрический «Заря»',
  price: { amount: 1234_50 },
  quantity: 2,
  sum: { amount: 2469_00 },
  vatRate: 22,
  vatSum: { amount: 445_23 },
  subject: 'GOODS',
  method: 'PREPAYMENT',
  ...over,
});
const receipt = (over: Partial<Receipt> = {}): Receipt => ({
  number: 512,
  operation: 'INCOME',
  issuedAt: '2026-11-21T21:05:00Z',
  shift: 326,
  kktRegistration: '0000000001012345',
  fiscalDrive: '9999078900001234',
  fiscalSign: '0123456789',
  seller: { name: 'ООО «Витрина»', inn: '9303000006', address: '283001, г. Донецк, ул. Артёма, д. 74', taxation: 'ОСН' },
  buyer: 'anna@example.ru',
  items: [line()],
  sum: { amount: 2469_00 },
  cash: { amount: 0 },
  cashless: { amount: 2469_00 },
  vatSum: { amount: 445_23 },
  qr: 't=20261122T0005&s=2469.00&fn=9999078900001234&i=512&fp=0123456789&n=1',
  ...over,
});

test('what stands on a receipt, as far as the provider tells it', () => {
  expect(titleOf(receipt())).toBe('Кассовый чек № 512. Приход');
  expect(titleOf(receipt({ operation: 'INCOME_RETURN' }))).toBe('Кассовый чек № 512. Возврат прихода');
  expect(lineText(line())).toBe('Товар · Предоплата 100 % · НДС 22 %: 445,23\u00a0₽');
  expect(lineText(line({ subject: 'OTHER', method: null, vatSum: null }))).toBe('НДС 22 %');
  expect(lineText(line({ subject: null, method: null, vatRate: null }))).toBe('');
  expect(issuedText('2026-11-21T21:05:00Z')).toBe('22.11.2026 00:05');
  expect(sumsOf(receipt()).map(([name]) => name)).toEqual(['Итого', 'Безналичными', 'В том числе НДС']);
  expect(sumsOf(receipt({ cash: { amount: 5_00 }, cashless: null, vatSum: null })).map(([name]) => name)).toEqual(['Итого', 'Наличными']);
  const bare = receipt({ seller: null, buyer: null, shift: null, kktRegistration: null, fiscalDrive: null, fiscalSign: null });
  expect(requisitesOf(bare).map(([name]) => name)).toEqual(['Дата и время', 'ФД']);
  expect(requisitesOf(receipt())).toHaveLength(11);
});

test.each([1, 3, 60])('as a PDF it takes one page, with %i lines', async (count) => {
  const items = Array.from({ length: count }, () =>
    line({ name: 'Очень длинное название товара, которое не помещается в одну строку чека '.repeat(2) }),
  );
  const file = Buffer.from(await receiptsAsPdf('5', [receipt({ items }), receipt({ operation: 'INCOME_RETURN', qr: null })])).toString(
    'latin1',
  );
  expect(file.startsWith('%PDF-')).toBe(true);
  expect(file.match(/\/Type \/Page\n/g)).toHaveLength(2);
});

const visitWith = (orderReceipts: Receipt[] | null) => visit({ execute: async () => ({ data: { orderReceipts } }) }).context;
const at = (path: string) => {
  const url = new URL(path, 'http://shop.example');
  return { request: new Request(url), url };
};

test('an order without a receipt leads to the order, and has no such file', async () => {
  for (const receipts of [null, []]) {
    const seen = { context: visitWith(receipts), params: { id: '5' } };
    const page = loader({ ...seen, ...at('/order-info/5/receipt'), pattern: '/order-info/:id/receipt' });
    const file = pdf({ ...seen, ...at('/order-info/5/receipt.pdf'), pattern: '/order-info/:id/receipt.pdf' });
    const led = await page.catch((answer: Response) => answer);
    expect(led instanceof Response && [led.status, led.headers.get('location')]).toEqual([302, '/order-info/5']);
    await expect(file).rejects.toMatchObject({ init: { status: 404 } });
  }
});

test('the file is private and is saved under its order’s number', async () => {
  const { headers } = await pdf({
    context: visitWith([receipt()]),
    params: { id: '5' },
    ...at('/order-info/5/receipt.pdf'),
    pattern: '/order-info/:id/receipt.pdf',
  });
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('cache-control')).toContain('no-store');
  expect(headers.get('content-disposition')).toBe('attachment; filename="receipt-5.pdf"');
});
