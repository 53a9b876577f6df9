import { it } from 'vitest';
import { writeFileSync } from 'node:fs';
import { filledDatabase, startShop } from './house.ts';
import { Visitor } from './visitor.ts';
import { productWith } from './buyer.ts';
it('explores', async () => {
  const db = await filledDatabase();
  const shop = await startShop({ DATABASE_URL: db.url, LOG_LEVEL: 'info' });
  const v = new Visitor(shop);
  const id = await productWith(db, 10);
  let p = await v.send('/cart/add', { intent: 'add', productId: String(id), returnTo: '/cart' });
  const forms = (name: string) => { writeFileSync(`/tmp/it/${name}.html`, p.html); console.log(name, p.status, p.path, p.buttons, (p.html.match(/<form.*?<\/form>/gs) ?? []).map(f => f.replace(/ class="[^"]*"/g,'').replace(/<svg.*?<\/svg>/gs,'').slice(0, 4000)).filter(f=>/Продолжить|Оформить/.test(f)).join('\n')); };
  forms('cart');
  p = await v.open('/cart/contacts'); forms('contacts');
  p = await v.send('/cart/contacts', { intent: 'contacts', rev: '0', firstName: 'Анна', lastName: 'Иванова', phone: '+7 999 000-00-01', email: 'anna@example.com' }); forms('delivery');
  writeFileSync('/tmp/it/lines2.txt', shop.lines.join('\n'));
});
