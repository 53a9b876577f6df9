import * as z from 'zod';
import { email, name, optional, phone, required } from '../../forms/fields.server.ts';

export const corpFields = ['inn', 'companyName', 'contactName', 'phone', 'email', 'comment'] as const;

/** What a company says; whether its tax number can be one, the shop behind knows. */
export const corpOrder = z.object({
  inn: required(40),
  companyName: required(200),
  contactName: name,
  phone,
  email,
  comment: optional(1000),
});
