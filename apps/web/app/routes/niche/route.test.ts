import { expect, test } from 'vitest';
import { visit } from '../../testing/visit.ts';
import { action, loader } from './route.tsx';

const washers = { id: '1081', code: 'washing-machines', name: 'Стиральные машины', url: '/catalog/washing-machines/1081' };

async function open(search: string) {
  const categories = [{ children: [{ ...washers, image: null, productsCount: 38 }] }];
  const { context } = visit({ execute: async () => ({ data: { category: washers, categories } }) });
  const url = new URL(`http://shop.example/niche${search}`);
  return loader({ context, url, request: new Request(url), params: {}, pattern: '/niche' });
}

function send(fields: Readonly<Record<string, string>>) {
  const url = new URL('http://shop.example/niche?category=1081');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams({ category: '1081', ...fields }) });
  return action({ context: visit().context, url, request, params: {}, pattern: '/niche' });
}

const fitting = '/catalog/washing-machines/1081?fits=1';

test('whoever comes from nowhere is led to what fits of the kind that was measured', async () => {
  expect((await open('?category=1081')).returnTo).toBe(fitting);
  expect((await open('?category=1081&returnTo=/search')).returnTo).toBe('/search');
  const { returnTo, kinds } = await open('');
  expect([returnTo, kinds.map(({ fittingHref }) => fittingHref)]).toEqual(['/', [fitting]]);
  expect(kinds[0]?.questionsHref).toBe(`/niche?${new URLSearchParams({ category: '1081', returnTo: fitting })}`);
});

test('a measured niche leads back, an empty form says what to fill in', async () => {
  const led = await send({ returnTo: fitting, width: '60', height: '', depth: '', door: '' });
  expect(led instanceof Response && [led.status, led.headers.get('location')]).toEqual([303, fitting]);
  const empty = { width: '', height: '' };
  expect(await send({ ...empty, depth: '', door: '' })).toMatchObject({ data: { errors: { width: 'Укажите ширину ниши.' } } });
  expect(await send({ ...empty, distance: '' })).toMatchObject({ data: { errors: { width: 'Укажите ширину места.' } } });
  const { data } = Object(await send({ ...empty, width: '600' }));
  expect(data.errors.width).toMatch(/^Число от 10 до 400 см/);
});
