import { expect, it } from 'vitest';
import { startBreakableShop } from './breakable-shop.ts';
import { Visitor } from './visitor.ts';

const script = 'https://counter.example/tag.js';

it('a script that counts is loaded when the visitor has agreed, and not before', async () => {
  const { shop } = await startBreakableShop(undefined, { COUNTER_SCRIPT: script });
  const visitor = new Visitor(shop);
  const answer = (intent: Record<string, string>) => visitor.send('/preferences', { intent: 'cookies', returnTo: '/city', ...intent });
  const asked = await visitor.open('/city');
  expect(asked.buttons).toEqual(expect.arrayContaining(['Только необходимые', 'Принять все']));
  expect(asked.html).not.toContain(script);

  const refused = await answer({ consent: 'necessary' });
  expect(refused.buttons).not.toContain('Принять все');
  expect(refused.html).not.toContain(script);

  expect((await answer({ consent: 'all' })).html).toContain(`<script async="" src="${script}"`);
});
