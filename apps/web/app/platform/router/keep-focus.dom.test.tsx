import { expect, test } from 'vitest';
import './keep-focus.ts';

test('what a field leaves behind is no field of another name', async () => {
  document.body.innerHTML = `<main id="mainContent" tabindex="-1"><div><input name="quantity"><section><div><details open><form>
    <p><input name="promocode"></p></form></details><button name="intent" value="order">Оформить</button></div></section></div></main>`;
  document.querySelector<HTMLInputElement>('[name="promocode"]')?.focus();
  document.querySelector('details')?.replaceWith(Object.assign(document.createElement('p'), { textContent: 'Промокод применён' }));
  await Promise.resolve();
  expect(document.activeElement?.getAttribute('name')).not.toBe('quantity');
});
