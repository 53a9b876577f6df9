import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Banner } from './banner.tsx';

test('a wide banner says that it can be pressed, and is one link', () => {
  const banner = { title: 'Ноутбук в рассрочку', text: 'До 36 месяцев', url: '/special-offers/3', image: null };
  const markup = (wide: boolean) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <Banner banner={banner} wide={wide} />
      </MemoryRouter>,
    );
  expect(markup(true).match(/<a /g)).toHaveLength(1);
  expect([markup(true), markup(false)].map((html) => html.includes('Подробнее'))).toEqual([true, false]);
});
