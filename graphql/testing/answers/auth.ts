import { asId } from '@vitrina/services/contract/wire.ts';
import type { HandwrittenAnswers } from '../provider.ts';
import * as samples from '../samples.ts';

export const auth: HandwrittenAnswers['auth'] = {
  login: () => samples.tokens(),
  loginWithSmsCode: () => samples.tokens(),
  signUp: () => samples.tokens(),
  sendLoginCode: () => ({ request_id: 'request-1', expires_in: 600 }),
  sendRegisterCode: () => ({ request_id: 'request-2', expires_in: 600 }),
  verifyRegisterCode: () => ({ is_verified: true }),
  requestPasswordReset: () => ({ is_sent: true }),
  resetPassword: () => ({ is_changed: true }),
  orderStatus: ({ body }) => samples.order({ id: asId(body.order_id) }),
  logoutCms: () => ({ is_ended: true }),
  logout: () => ({ is_ended: true }),
  refreshToken: () => samples.tokens({ access_token: 'access-2', refresh_token: 'refresh-2' }),
};
