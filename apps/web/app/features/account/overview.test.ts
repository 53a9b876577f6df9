import { expect, test } from 'vitest';
import { goodsToRate, mainCard } from './overview.ts';

type Answer = NonNullable<Parameters<typeof goodsToRate>[0]>;
type Order = NonNullable<Answer['orders']>['nodes'][number];

const item = (productId: string, over: object = {}) => ({ id: productId, productId, isWarranty: false, quantity: 1, returned: 0, ...over });
const order = (status: string, ...items: object[]) => ({ status, items }) as unknown as Order;
const idsOf = (nodes: Order[], reviewed: string[] | null = []) => {
  const reviews = reviewed && { nodes: reviewed.map((id) => ({ id: `review-${id}`, product: { id } })) };
  return goodsToRate({ orders: { nodes }, reviews }).map(({ productId }) => productId);
};

test('what was received and kept is to be rated, each product once, at most three', () => {
  const received = order('RECEIVED', item('1'), item('2', { isWarranty: true }), item('3', { returned: 1 }), item('4'));
  expect(idsOf([order('ACCEPTED', item('9')), received, order('RECEIVED', item('1'), item('5'), item('6'))])).toEqual(['1', '4', '5']);
});

test('what the shopper has said something of is not asked for again', () => {
  expect(idsOf([order('RECEIVED', item('1'), item('2'))], ['1'])).toEqual(['2']);
});

test('nobody is asked while it is not known what was said', () => {
  expect(idsOf([order('RECEIVED', item('1'))], null)).toEqual([]);
  expect(goodsToRate(null)).toEqual([]);
});

test('the card that is in use comes first', () => {
  const card = (id: string, isActive: boolean) => ({ id, isActive, balance: null });
  expect(mainCard([card('1', false), card('2', true)])?.id).toBe('2');
  expect(mainCard([card('1', false)])?.id).toBe('1');
  expect(mainCard([])).toBeNull();
});
