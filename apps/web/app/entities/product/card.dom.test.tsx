import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CardFragment } from '../../generated/graphql.ts';
import { cards } from '../../testing/cards.ts';
import { showScreen } from '../../ui/testing.tsx';
import { ProductCard } from './card.tsx';
import { cardLabels } from './labels.ts';

const cardOf = async (id: string, over: Partial<CardFragment> = {}, isRow = false) => {
  const product = cards.find((one) => one.id === id);
  if (product === undefined) throw new Error('No example');
  showScreen(() => <ProductCard product={cardLabels({ ...product, ...over })} isRow={isRow} />, [], {});
  return within(await screen.findByRole('article'));
};

test('what nobody has leads a guest to word of it, once it is there again', async () => {
  const card = await cardOf('6');
  card.getByText('Нет в наличии');
  expect(card.getByRole('link', { name: 'Сообщить о поступлении' }).getAttribute('href')).toBe('/user/login?returnTo=%2Fblocks');
  expect(card.queryByRole('button', { name: 'В корзину' })).toBeNull();
});

test('a code comes by letter at once, and has nothing to compare', async () => {
  const card = await cardOf('1', {
    isDigital: true,
    availability: { isAvailable: true, storesCount: 0, pickupDayText: null, deliveryDayText: null, deliveryCost: null },
  });
  card.getByText('Сразу на почту');
  card.getByRole('button', { name: 'В избранное' });
  expect(card.queryByRole('button', { name: 'Сравнить' })).toBeNull();
});

test('of what nobody knows the stock there is nothing to press', async () => {
  const card = await cardOf('5', { isBuyable: null });
  card.getByText('Наличие уточняется');
  expect(card.queryByRole('link', { name: 'Сообщить о поступлении' })).toBeNull();
});

test('what only a partner sells is bought of him', async () => {
  const card = await cardOf('7');
  card.getByText('Продаёт партнёр «ТехноЛавка»');
  const button = card.getByRole('button', { name: 'В корзину' });
  expect(new FormData(button.closest('form') ?? undefined).get('supplierId')).toBe('8');
});

test('what the shop has run out of leads to the partners who have it', async () => {
  const card = await cardOf('8');
  card.getByText('У партнёров — от 23 990 ₽');
  expect(card.getByRole('link', { name: 'Предложения партнёров' }).getAttribute('href')).toBe('/blocks/supplier#part');
});

test('a value that tells by itself what it is about keeps its label for who listens', async () => {
  const card = await cardOf('1', {
    highlights: [
      { name: 'Загрузка', value: '5 кг' },
      { name: 'Сушка', value: 'есть' },
    ],
  });
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Загрузка: 5 кг',
    'Сушка: есть',
  ]);
  expect(card.getByText('Загрузка:').className).toBe('max-md:sr-only');
  expect(card.getByText('Сушка:').className).toBe('');
});

test('marks hide nothing of the picture, and are no line where there are none', async () => {
  const card = await cardOf('1', { stickers: [{ code: 'hit', name: 'Хит' }] });
  expect(card.getByText('Хит').closest('.card-picture')).toBeNull();
  cleanup();
  await cardOf('1');
  expect(document.querySelector('.card-marks')).toBeNull();
});

test('a row alone has room for a second way to buy', async () => {
  const oneClick = { name: 'Купить в один клик' };
  expect((await cardOf('1')).queryByRole('button', oneClick)).toBeNull();
  cleanup();
  (await cardOf('1', {}, true)).getByRole('button', oneClick);
});
