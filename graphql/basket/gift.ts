import { emailFault } from '@vitrina/services/contract/fields/person.ts';
import { lengthFault, maxLength, requiredFault } from '@vitrina/services/contract/fields/text.ts';
import { assertValid } from '../base/errors.ts';
import type { BasketSetGiftInput } from '../generated/resolvers.ts';

/** Who is sent gift cards, as the wire has it; all faults at once (spec 1 §5). */
export function giftRecipientOf({ email, name, words }: BasketSetGiftInput) {
  const recipient = { email: email.trim(), name: name.trim(), words: (words ?? '').trim() };
  assertValid({
    email: emailFault(recipient.email),
    name: requiredFault(recipient.name, maxLength.name),
    words: lengthFault(recipient.words, maxLength.giftWords),
  });
  return { ...recipient, words: recipient.words === '' ? null : recipient.words };
}
