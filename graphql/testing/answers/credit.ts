import type { WrittenAnswers } from '../provider.ts';

export const credit: WrittenAnswers['credit'] = {
  revoLimit: () => ({ limit: 30_000_00 }),
  mokkaLimit: () => ({ limit: 50_000_00 }),
};
