import { expect, test } from 'vitest';
import * as z from 'zod';
import { extensionList, extensionWithDefault } from './origin.ts';

const answer = z.object({
  text: extensionWithDefault(z.string(), ''),
  flag: extensionWithDefault(z.boolean(), false).optional(),
  list: extensionList(z.string()).optional(),
});

test.each([{}, { text: null, flag: null, list: null }, { text: 1, flag: 'yes', list: 'a' }])(
  'what a provider leaves out, or has in another shape, says the default: %j',
  (json) => expect(z.decode(answer, json as z.input<typeof answer>)).toEqual({ text: '', flag: false, list: [] }),
);

test('what need not be sent is not', () => expect(z.encode(answer, { text: 'a' })).toEqual({ text: 'a' }));
