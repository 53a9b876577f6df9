import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { extension, extensionWithDefault, fromExtension, fromSpec, orNull, requiredExtension } from '../contract/origin.ts';
import { employeeLifetime } from './vocabulary.ts';

/** What staff is called: by its trade point, by a person, or by both. */
const staff = {
  tradePointNumber: orNull(z.string()),
  tradePointName: orNull(z.string()),
  personnelNumber: orNull(z.string()),
  employeeName: orNull(z.string()),
};

/** Somebody of the staff who has signed in. */
export const employeeSession = z
  .object({
    /** Goes into `x-employee-token`. */
    employee_token: requiredExtension(z.string().min(1)),
    /** Seconds for which it lives. */
    expires_in: extensionWithDefault(z.int().positive(), employeeLifetime),
    ...staff,
  })
  .meta(fromSpec('2 §3'));

const wire = { method: 'POST', source: 'spec 2 §6', identity: 'employee', cache: 'never', idempotency: 'none' } as const;

export const employee = endpoints('employee', {
  loginTradePoint: endpoint({
    ...wire,
    path: '/internal/employee/login-trade-point',
    summary: 'Signs staff in by a trade point. Whoever is signed in as a person already is both from then on.',
    body: z.object({
      trade_point_number: z.string().min(1).max(40),
      /** Known to its staff alone: the number stands on every receipt. */
      access_code: z.string().min(1).max(200).optional(),
    }),
    answer: employeeSession,
    deadline: 5000,
  }),
  loginToken: endpoint({
    ...wire,
    path: '/internal/employee/login-token',
    summary: 'Signs a member of the staff in by a personnel token. Whoever is signed in by a trade point already is both from then on.',
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: employeeSession,
  }),
  logout: endpoint({
    ...wire,
    path: '/internal/employee/logout',
    summary: 'Ends what staff has signed in to; says where its browser is led.',
    answer: z.object({ redirect_url: extension(z.string()) }).meta(fromExtension),
  }),
});
