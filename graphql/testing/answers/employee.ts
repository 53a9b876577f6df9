import type { HandwrittenAnswers } from '../provider.ts';
import * as samples from '../samples.ts';

export const employee: HandwrittenAnswers['employee'] = {
  loginTradePoint: () => samples.employeeSession({ personnelNumber: null, employeeName: null }),
  loginToken: () => samples.employeeSession(),
  logout: () => ({ redirect_url: '/employee' }),
};
