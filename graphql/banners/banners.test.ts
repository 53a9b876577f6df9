import { asId } from '@vitrina/services/contract/wire.ts';
import { expect, test } from 'vitest';
import { execute } from '../testing/execute.ts';
import { unavailable } from '../testing/provider.ts';
import { shop } from '../testing/whole-shop.ts';

test('banners of the menu are asked for at once, however many sections there are; the first of a type counts', async () => {
  const banner = (id: number, type: string | null) => ({ id: asId(id), type, title: null, text: null, url: '/', image: null });
  const section = (id: number) => ({ id: asId(id), name: 'Раздел', url: `/catalog/${id}`, image: null, children: [] });
  const several = shop({
    site: { menu: () => [section(7), section(8)] },
    banners: { banners: () => [banner(1, 'NEW_MENU_7'), banner(2, 'NEW_MENU_7'), banner(3, 'NEW_MENU_77'), banner(4, null)] },
  });
  const { answer, recordedCalls, countOf } = await execute('{ menu { id banner { id } } }', several);
  expect(answer.data.menu).toEqual([
    { id: '7', banner: { id: '1' } },
    { id: '8', banner: null },
  ]);
  expect(countOf('banners.banners')).toBe(1);
  expect(recordedCalls.at(-1)?.input).toEqual({ query: { visible: true, location: 'menu' } });
});

test('a menu stands without its banners', async () => {
  const away = shop({ banners: { banners: () => Promise.reject(unavailable()) } });
  expect((await execute('{ menu { name banner { id } } }', away)).answer.data.menu).toEqual([{ name: 'Телевизоры', banner: null }]);
});

test('banners are visible ones of one type', async () => {
  const { recordedCalls } = await execute('{ banners(type: "YII_CARD_DETAIL_BEFORE_DELIVERY") { id } }');
  expect(recordedCalls[0]?.input).toEqual({ query: { visible: true, type: 'YII_CARD_DETAIL_BEFORE_DELIVERY' } });
  expect((await execute('{ banners(type: "a b") { id } }')).answer.errors[0].extensions.code).toBe('BAD_USER_INPUT');
});
