import type { WrittenAnswers } from '../provider.ts';
import * as samples from '../samples.ts';

export const employee: WrittenAnswers['employee'] = {
  loginTradePoint: () => samples.employeeSession({ personnelNumber: null, employeeName: null }),
  loginToken: () => samples.employeeSession(),
  logout: () => ({ redirect_url: '/employee' }),
};
