import type { Input } from '@vitrina/services/contract/endpoint.ts';
import { isEmail, longestEmail } from '@vitrina/services/contract/fields/email.ts';
import { messages as messagesOfForms } from '@vitrina/services/contract/fields/messages.ts';
import { isMobile, namePattern } from '@vitrina/services/contract/fields/person.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import type { corp } from '@vitrina/services/corp/endpoints.ts';
import { innFault } from '@vitrina/services/corp/vocabulary.ts';
import { badInput } from '../base/errors.ts';
import type { CorpFastOrderInput } from '../generated/resolvers.ts';
import { wireConsents } from '../orders/submission.ts';

type Body = Input<typeof corp.fastOrder>['body'];

/** Characters, products and pieces, as the provider takes them. */
const most = { name: 200, contact: 201, comment: 1000, items: 100, quantity: 9999 } as const;

/** Of forms (spec 1 §5), and those of this one. */
const messages = {
  ...messagesOfForms,
  nothing: 'Напишите, что нужно, или добавьте товары в корзину.',
  items: 'Недопустимое количество.',
} as const;

/** A tax number as it is typed: with spaces, perhaps. */
export const innOf = (typed: string): string => typed.replace(/\s/g, '');

const textFault = (text: string, characters: number): string | null => {
  if (text === '') return messages.required;
  return text.length > characters ? messages.maxLength(characters) : null;
};

/** Reads what a company needs into the call's body; an error names every field at fault. */
export function corpOrderOf(input: CorpFastOrderInput): Body {
  const inn = innOf(input.inn);
  const [company_name, contact_name, email] = [input.companyName.trim(), input.contactName.trim(), input.email.trim()];
  const comment = (input.comment ?? '').trim();
  const faults = {
    inn: innFault(inn),
    companyName: textFault(company_name, most.name),
    contactName: textFault(contact_name, most.contact) ?? (namePattern.test(contact_name) ? null : messages.letters),
    phone: isMobile(input.phone) ? null : messages.mobile,
    email: email === '' ? messages.required : email.length <= longestEmail && isEmail(email) ? null : messages.email,
    comment: commentFault(comment, input.items.length),
    items: input.items.length <= most.items && input.items.every(({ quantity }) => isCount(quantity)) ? null : messages.items,
    consents: input.consents.includes('PERSONAL_DATA') ? null : messages.agreement,
  };
  const found = Object.entries(faults).flatMap(([name, fault]) => (fault === null ? [] : [[`input.${name}`, [fault]] as const]));
  if (found.length > 0) throw badInput(Object.fromEntries(found));
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

const isCount = (quantity: number): boolean => quantity >= 1 && quantity <= most.quantity;

function commentFault(comment: string, items: number): string | null {
  if (comment.length > most.comment) return messages.maxLength(most.comment);
  return comment === '' && items === 0 ? messages.nothing : null;
}
