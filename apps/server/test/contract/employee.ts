import { expect } from 'vitest';
import { readDemoStaff } from '../../src/demo-staff.ts';
import type { Demo } from './demo.ts';
import type { Rows } from './row.ts';

const staff = readDemoStaff();
if (staff === undefined) throw new Error('The demonstration, on which these tests stand, is not beside the provider.');
const { tradePoint, person } = staff;

/** Somebody of the demo staff, signed in anew. */
const credentialsOf = async ({ calls }: Demo) => ({
  employeeToken: (await calls.employee.loginToken({ body: { token: person.token } })).employee_token,
});

export const employee: Rows<'employee'> = {
  loginTradePoint: {
    buildRequest: () => ({ input: { body: { trade_point_number: tradePoint.number, access_code: tradePoint.code } } }),
    holds: ({ tradePointNumber, personnelNumber }) => expect([tradePointNumber, personnelNumber]).toEqual([tradePoint.number, null]),
    refused: () => ({
      input: { body: { trade_point_number: tradePoint.number, access_code: 'wrong' } },
      status: 422,
      code: 'wrong_credentials',
    }),
  },
  loginToken: {
    buildRequest: () => ({ input: { body: { token: person.token } } }),
    holds: ({ personnelNumber, employeeName }) => expect([personnelNumber, employeeName]).toEqual([person.personnelNumber, person.name]),
    refused: () => ({ input: { body: { token: 'nobodys' } }, status: 422, code: 'wrong_credentials' }),
  },
  logout: {
    buildRequest: async (demo) => ({ input: {}, as: await credentialsOf(demo) }),
    holds: ({ redirect_url }) => expect(redirect_url).toBe('/employee'),
    refused: () => ({ input: {}, as: { employeeToken: 'nobodys' }, status: 401, code: 'unauthorized' }),
  },
};
