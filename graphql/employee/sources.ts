import { keysOf } from '../base/source.ts';
import type { Employee } from '../context/staff.ts';

export interface EmployeeSignInTradePointPayload {
  employee: Employee;
}
export type EmployeeSignInTokenPayload = EmployeeSignInTradePointPayload;
export interface EmployeeSignOutPayload {
  redirectUrl: string | null;
  isEndedAtProvider: boolean;
}

const signedIn = keysOf<EmployeeSignInTradePointPayload>()('employee');

export const sources = {
  EmployeeSignInTradePointPayload: signedIn,
  EmployeeSignInTokenPayload: signedIn,
  EmployeeSignOutPayload: keysOf<EmployeeSignOutPayload>()('redirectUrl', 'isEndedAtProvider'),
};
