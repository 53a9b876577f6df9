import type { HandwrittenAnswers } from '../provider.ts';

export const credit: HandwrittenAnswers['credit'] = {
  revoLimit: () => ({ limit: 30_000_00 }),
  mokkaLimit: () => ({ limit: 50_000_00 }),
};
