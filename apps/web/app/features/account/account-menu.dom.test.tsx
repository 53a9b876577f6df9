import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import { AccountMenu } from './account-menu.tsx';

test('the account’s own page shows four of its sections, and folds the others', () => {
  showScreen(() => <AccountMenu hasRepairs counts={{ '/account/orders': 5 }} />);
  const menu = screen.getByRole('navigation', { name: 'Личный кабинет' });
  const links = within(menu).getAllByRole('link', { hidden: true });
  const isFolded = (link: HTMLElement) => link.closest('details') !== null;
  expect(links.filter((link) => !isFolded(link)).map(({ textContent }) => textContent?.trim())).toEqual([
    'Мои заказы\u00a05',
    'Мои ремонты',
    'Бонусная карта',
    'Мои данные',
  ]);
  expect(links.filter(isFolded)).toHaveLength(7);
});
