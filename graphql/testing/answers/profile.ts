import type { HandwrittenAnswers } from '../provider.ts';
import * as samples from '../samples.ts';

export const profile: HandwrittenAnswers['profile'] = {
  read: () => samples.profile(),
  update: () => ({ is_saved: true }),
  remove: () => ({ is_saved: true }),
  setSubscriptions: () => ({ is_saved: true }),
  subscribe: () => ({ is_saved: true }),
  unsubscribe: () => ({ is_saved: true }),
  confirmEmail: () => ({ is_saved: true }),
};
