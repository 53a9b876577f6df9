import { expect, test } from 'vitest';
import { bannersOf } from './banners.server.ts';

const banner = (url: string) => ({ id: url, title: 'Рассрочка', text: null, url, image: null });

test('the first banner that leads to a screen of the shop is shown, on a phone its own', () => {
  const wide = [banner('https://elsewhere.example/'), banner('/no-such-screen'), banner('/news/304')];
  expect(bannersOf({ wide, mobile: [banner('/special-offers/4')] })).toEqual({ wide: wide[2], mobile: banner('/special-offers/4') });
  expect(bannersOf({ wide: null, mobile: [] })).toEqual({ wide: null, mobile: null });
  expect(bannersOf(null)).toEqual({ wide: null, mobile: null });
});
