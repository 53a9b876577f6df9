import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { readDraft } from './draft.server.ts';
import { type BoughtDevice, startRepair } from './start.server.ts';

const lists = {
  ordinary: [{ id: '1', name: 'Смартфоны', hasImei: true }],
  major: [{ id: '9', name: 'Холодильники', hasImei: false }],
  repairBrands: [{ id: '3', name: 'Apple', code: 'apple' }],
  repairModels: [
    { id: '5', name: 'iPhone 15' },
    { id: '6', name: 'iPhone 15 Pro' },
  ],
};
const purchase = { orderId: '5', productId: '1001', date: '2026-03-02' };
const phone: BoughtDevice = { name: 'Смартфон Apple iPhone 15 Pro 128 ГБ, чёрный', brand: 'Apple', category: 'Смартфоны', purchase };

async function start(device: Partial<BoughtDevice> = {}) {
  const { context } = visit({ execute: async () => ({ data: lists }) });
  const request = new Request('http://shop.example/order-info/5');
  const answer = await startRepair(context, request, { ...phone, ...device });
  const { type, deviceType, brand, model, purchase } = readDraft(context).answers;
  return { to: answer.headers.get('location'), answers: [type, deviceType?.id, brand?.id, model], purchase };
}

test('what was bought is filled in, the longest name first, and the next question is open', async () => {
  expect(await start()).toEqual({
    to: '/repair?step=imeiCheck',
    answers: ['WARRANTY', '1', '3', { id: '6', name: 'iPhone 15 Pro' }],
    purchase,
  });
  const late = await start({ purchase: null });
  expect([late.answers[0], late.purchase]).toEqual(['PAID', null]);
});

test('a model that is on no list has its own name, a brand that is on none is asked for', async () => {
  const name = 'Смартфон Apple iPhone 17, белый';
  expect((await start({ name })).answers).toEqual(['WARRANTY', '1', '3', { id: '', name: 'iPhone 17' }]);
  expect(await start({ brand: 'Tecno' })).toMatchObject({ to: '/repair?step=typeRepair', answers: ['WARRANTY', '1', undefined, null] });
});

test('of what is on no list the wizard asks which kind it is most like, and its order stands for the receipt', async () => {
  expect(await start({ category: 'Чайники' })).toEqual({
    to: '/repair?step=typeRepair',
    answers: ['WARRANTY', undefined, undefined, null],
    purchase: { ...purchase, isUnlisted: true },
  });
  // Out of warranty there is nothing to fill in, and what was filled in stays.
  expect(await start({ category: 'Чайники', purchase: null })).toMatchObject({ to: '/repair' });
});
