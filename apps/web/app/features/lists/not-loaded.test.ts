import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NotLoaded } from './not-loaded.tsx';

test.each([
  [false, 'Избранное сейчас не загружается', 'Список сохранён. Обновите страницу через минуту.'],
  [true, 'Товары из ссылки сейчас не загружаются', 'Обновите страницу через минуту.'],
])('whose list cannot be loaded is said: of a link %s', (isShared, title, text) => {
  const markup = renderToStaticMarkup(createElement(NotLoaded, { title: 'Избранное сейчас не загружается', isShared }));
  expect(markup).toContain(`>${title}<`);
  expect(markup).toContain(`>${text}<`);
});
