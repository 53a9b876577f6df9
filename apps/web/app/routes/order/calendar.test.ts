import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { expect, test } from 'vitest';
import { orderCalendar } from '../../features/order/calendar-file.ts';
import { visit } from '../../testing/visit.ts';
import { loader } from './calendar.ts';

const order = {
  id: '100007',
  deliveryDate: '2026-11-24',
  deliveryTimeFrom: '10:00',
  deliveryTimeTo: '14:00',
  deliveryAddress: 'Донецк, Артёма, д. 74, кв. 5, подъезд со двора',
  store: null,
  insertedAt: '2026-11-22T12:04:05+03:00',
};

test('a courier comes between two hours by the clock of the city', () => {
  const file = orderCalendar(order, 'Витрина') ?? '';
  expect(file).toContain('DTSTART:20261124T100000\r\nDTEND:20261124T140000\r\n');
  expect(file).toContain('DTSTAMP:20261122T090405Z');
  expect(file.replaceAll('\r\n ', '')).toContain('LOCATION:Донецк\\, Артёма\\, д. 74\\, кв. 5\\, подъезд со двора');
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('without an hour it is a whole day, without an end half an hour, without a day there is no file', () => {
  expect(orderCalendar({ ...order, deliveryTimeFrom: null, deliveryTimeTo: null }, 'Витрина')).toContain('DTSTART;VALUE=DATE:20261124');
  expect(orderCalendar({ ...order, deliveryTimeTo: null }, 'Витрина')).toContain('DURATION:PT30M');
  expect(orderCalendar({ ...order, deliveryDate: null }, 'Витрина')).toBeNull();
});

function load(details: object = {}) {
  const url = new URL('http://shop.example/order-info/100007/calendar.ics');
  const sent = {
    ...order,
    items: [],
    company: null,
    exchangeDevices: [],
    mobilePhone: '+79491234567',
    sumPrepaid: { amount: 0 },
    waitingSum: { amount: 0 },
    totalSum: { amount: 0 },
    steps: [],
    ...details,
  };
  const { context } = visit({ execute: async () => ({ data: { order: sent } }) });
  const pattern = '/order-info/:id/calendar.ics';
  return loader({ context, request: new Request(url), url, pattern, params: { id: '100007' } });
}

test('it is sent as what calendars open, and kept nowhere', async () => {
  expect(Object.fromEntries((await load()).headers)).toEqual({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="order-100007.ics"',
    'cache-control': 'private, no-store',
  });
});

test.each([{ isAwaitingPayment: true }, { isActive: true, isPaid: false, paymentTypeId: String(paymentTypes.nonCash) }])(
  'an order that is gathered when its money is there has no day yet: %o',
  async (details) => {
    await expect(load(details)).rejects.toMatchObject({ init: { status: 404 } });
  },
);
