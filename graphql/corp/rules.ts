import type { Input } from '@vitrina/services/contract/endpoint.ts';
import { innFault } from '@vitrina/services/contract/fields/check-digits.ts';
import { messages as messagesOfForms } from '@vitrina/services/contract/fields/messages.ts';
import { emailFault, mobileFault, nameFault } from '@vitrina/services/contract/fields/person.ts';
import { isQuantity } from '@vitrina/services/contract/fields/quantity.ts';
import { lengthFault, maxLength, requiredFault } from '@vitrina/services/contract/fields/text.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import type { corp } from '@vitrina/services/corp/endpoints.ts';
import { assertValid } from '../base/errors.ts';
import type { CorpFastOrderInput } from '../generated/resolvers.ts';
import { wireConsents } from '../orders/submission.ts';

type Body = Input<typeof corp.fastOrder>['body'];

const maxItems = 100;

/** Of forms (spec 1 §5), and those of this one. */
const messages = {
  ...messagesOfForms,
  nothing: 'Напишите, что нужно, или добавьте товары в корзину.',
  items: 'Недопустимое количество.',
} as const;

/** A tax number as it is typed: with spaces, perhaps. */
export const normalizeInn = (typedInn: string): string => typedInn.replace(/\s/g, '');

/** Reads what a company needs into the call's body; an error names every field at fault. */
export function corpOrderOf(input: CorpFastOrderInput): Body {
  const inn = normalizeInn(input.inn);
  const [company_name, contact_name, email] = [input.companyName.trim(), input.contactName.trim(), input.email.trim()];
  const comment = (input.comment ?? '').trim();
  assertValid({
    inn: innFault(inn),
    companyName: requiredFault(company_name, maxLength.company),
    contactName: nameFault(contact_name, maxLength.fullName),
    phone: mobileFault(input.phone),
    email: emailFault(email),
    comment: comment === '' && input.items.length === 0 ? messages.nothing : lengthFault(comment, maxLength.companyRequest),
    items: input.items.length <= maxItems && input.items.every(({ quantity }) => isQuantity(quantity)) ? null : messages.items,
    consents: input.consents.includes('PERSONAL_DATA') ? null : messages.agreement,
  });
  return {
    inn,
    company_name,
    contact_name,
    phone: input.phone,
    email,
    comment: comment === '' ? null : comment,
    items: input.items.map(({ productId, quantity }) => ({ product_id: asId(productId), quantity })),
    consents: [...new Set(input.consents)].map((purpose) => wireConsents[purpose]),
  };
}
