import { expect, test } from 'vitest';
import { leadsSomewhere } from '../../platform/head/screen-paths.ts';
import { faultsOf } from '../../testing/structured.ts';
import { visit } from '../../testing/visit.ts';
import { answerGroups, questionData } from './answers.server.ts';
import { loader } from './route.tsx';

const answers = answerGroups.flatMap((group) => group.answers);

test('each group and answer has an address of its own, and each answer leads to a screen', () => {
  const ids = [...answerGroups, ...answers].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const urls = answers.flatMap(({ links }) => links.map(({ url }) => ({ url })));
  expect(urls.filter((link) => !leadsSomewhere(link))).toEqual([]);
  expect(answers.filter(({ links }) => links.length === 0)).toEqual([]);
});

test('search engines can read the questions', () => {
  expect(faultsOf(questionData)).toEqual([]);
});

test('the answers are there when the provider is not', async () => {
  const url = new URL('http://shop.example/help');
  const { context } = visit({ execute: async () => ({ data: null }), now: () => new Date('2026-11-30T09:00:00Z') });
  const loaded = await loader({ context, request: new Request(url), url, params: {}, pattern: '/help' });
  expect(loaded).toMatchObject({
    groups: answerGroups,
    phone: { isAnswered: true },
    breadcrumbs: [{ name: 'Главная', url: '/' }, { name: 'Помощь' }],
  });
});
