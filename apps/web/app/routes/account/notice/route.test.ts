import { expect, test } from 'vitest';
import { visit } from '../../../testing/visit.ts';
import { loader } from './route.tsx';

const pageInfo = { currentPage: 1, pageCount: 1 };
const notice = { title: 'Заказ принят', text: '', happenedAt: null };

async function load(notices: object[], search = '') {
  const loyaltyNotifications = { nodes: notices, pageInfo };
  const { context } = visit({ execute: async () => ({ data: { loyaltyNotifications } }) });
  const url = new URL(`http://shop.example/account/notice${search}`);
  return loader({ context, url, request: new Request(url), params: {}, pattern: '/account/notice' });
}

test('a notification leads only to screens of this shop', async () => {
  const urls = ['/account/orders/100001', '/catalog/smartphones/224/1', '//evil.example', 'javascript:alert(1)', '/nowhere', null];
  const { notices } = await load(urls.map((url) => ({ ...notice, url })));
  expect(notices.map(({ url }) => url)).toEqual(['/account/orders/100001', '/catalog/smartphones/224/1', null, null, null, null]);
});

test('none at all is a page, and none on the second page is not', async () => {
  expect((await load([])).notices).toEqual([]);
  await expect(load([], '?page=2')).rejects.toMatchObject({ init: { status: 404 } });
});
