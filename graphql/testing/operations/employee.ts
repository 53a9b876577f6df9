import type { Operations } from './operation.ts';

export const employee: Operations = {
  employeeSignIn: {
    source: `mutation EmployeeSignIn($token: String!) {
      employeeSignInTradePoint(input: { tradePointNumber: "017", accessCode: "code" }) { employee { tradePointNumber tradePointName } }
      employeeSignInToken(input: { token: $token }) { employee { personnelNumber employeeName } } }`,
    variables: { token: 'badge-1' },
  },
  employeeSignOut: {
    source: 'mutation EmployeeSignOut { employeeSignOut { redirectUrl isEndedAtProvider } }',
    headers: { cookie: 'employee_token=staff-1' },
  },
};
