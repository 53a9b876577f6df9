import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Banner } from './banner.tsx';

test('a banner is one link, with what stands below its words', () => {
  const banner = { title: 'Ноутбук в рассрочку', text: 'До 36 месяцев', url: '/special-offers/3', image: null };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Banner banner={banner}>
        <b>Подробнее</b>
      </Banner>
    </MemoryRouter>,
  );
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('До 36 месяцев<b>Подробнее</b>');
});
