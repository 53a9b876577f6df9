import type { WholeShop } from '../provider.ts';

export const credit: WholeShop['credit'] = {
  revoLimit: () => ({ limit: 30_000_00 }),
  mokkaLimit: () => ({ limit: 50_000_00 }),
};
