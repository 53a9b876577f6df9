import { expect, test } from 'vitest';
import { readDraft, writeDraft } from '../../entities/order-draft/draft.server.ts';
import { emptyDraft } from '../../entities/order-draft/draft.ts';
import { visit } from '../../testing/visit.ts';
import { quoteField, readQuote } from './quote.ts';

test('a form carries the quote of what it shows, and one that does not say agrees to nothing', () => {
  const read = (quote: string) => {
    const form = new FormData();
    form.set(quoteField, quote);
    return readQuote(form);
  };
  expect([read('quoted.signed'), read(''), read('x'.repeat(501)), readQuote(new FormData())]).toEqual(['quoted.signed', null, null, null]);
});

test('without JavaScript the loader after an action reads the draft that the action has written', () => {
  const { context } = visit();
  writeDraft(context, { ...emptyDraft, seed: 'new' });
  expect(readDraft(context).seed).toBe('new');
});
