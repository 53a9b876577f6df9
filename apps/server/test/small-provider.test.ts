import { beforeAll, expect, it } from 'vitest';
import { logLines, type StartedShop, startShop } from './full-stack.ts';
import { run } from './process.ts';
import { address, consentFields, contacts, goOn, order } from './shopping.ts';
import { until } from './until.ts';
import { Visitor } from './visitor.ts';

let origin: string;
let shop: StartedShop;

beforeAll(async () => {
  // The example of docs/your-provider.md.
  const { lines } = run('../docs/examples/small-provider/main.ts', { PORT: '0' });
  await until(() => lines.length > 0, 'the small provider');
  origin = lines[0] ?? '';
  shop = await startShop({ PROVIDER_API_URL: origin });
});

it('a shop before a provider of a dozen calls sells for cash', async () => {
  const visitor = new Visitor(shop);
  expect((await visitor.open('/catalog/kettles/77')).text).toContain('Чайник 1');
  await visitor.send('/cart/add', { intent: 'add', productId: 'K-1', returnTo: '/cart' });
  const delivery = await visitor.press(await visitor.open('/cart/contacts'), goOn, contacts);
  const payments = await visitor.press(delivery, goOn, { 'way.buy': 'COURIER', ...address });
  const summary = await visitor.press(payments, goOn);
  const placed = await visitor.press(summary, order, consentFields);
  expect(placed.text).toContain('Заказ № C-');
});

it('what it does not have is said once, however many pages are opened', async () => {
  const missing = () =>
    logLines(shop, ({ msg }) => String(msg).startsWith('the provider does not have this call')).map(({ endpoint }) => endpoint);
  const visitor = new Visitor(shop);
  for (let visit = 0; visit < 3; visit += 1) for (const path of ['/', '/catalog/kettles/77', '/cart']) await visitor.open(path);
  expect(missing().length).toBeGreaterThan(0);
  expect(missing()).toEqual([...new Set(missing())]);
});

it('what it does not have is no failure of the shop: no service level suffers', async () => {
  const metrics = await (await fetch(`${shop.origin}/metrics`)).text();
  const codes = [...metrics.matchAll(/^vitrina_operation_errors_total\{code="(\w+)"\}/gm)].map(([, code]) => code);
  expect(codes).toContain('UNSUPPORTED');
  expect(codes.filter((code) => code === 'INTERNAL' || code?.startsWith('PROVIDER_'))).toEqual([]);
});

it('the check says that it sells, and what the shop leaves out', async () => {
  const check = run('gateway/src/commands/provider-check.ts', {}, [origin, '--write', '--phone', '79990001122']);
  expect((await check.ended).code).toBe(1);
  expect(check.lines.join('\n')).toContain('The shop sells');
});
