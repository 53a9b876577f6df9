import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import * as z from 'zod';
import { email, optionalText, requiredText } from '../../forms/fields.server.ts';
import { read, valuesOf } from '../../forms/read.server.ts';

const recipient = z.object({
  email,
  name: requiredText(maxLength.name),
  words: optionalText(maxLength.giftWords).transform((words) => (words === '' ? null : words)),
});

/** Who is sent a gift card, as it was typed and as it was read. */
export function readRecipient(form: FormData) {
  const values = valuesOf(form, ['email', 'name', 'words', 'seed']);
  const { seed: _, ...typed } = values;
  return { values, read: read(recipient, typed) };
}
