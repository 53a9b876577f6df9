import * as z from 'zod';
import type { Contacts } from '../../../entities/order-draft/draft.ts';
import { email, name, optionalEmail, optionalName, phone } from '../../../forms/fields.server.ts';

export const contactFields = ['firstName', 'lastName', 'phone', 'email'] as const;

/** Who receives an order. Codes are sent by e-mail, so digital goods need one. */
export const contacts = (hasDigitalGoods: boolean): z.ZodType<Contacts> =>
  z.object({ firstName: name, lastName: optionalName, phone, email: hasDigitalGoods ? email : optionalEmail });

/** All that one-click mode asks for. */
export const minimalContacts = z.object({ firstName: name, phone });
