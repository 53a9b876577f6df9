import { asId } from '@vitrina/services/contract/wire.ts';
import type { HandwrittenAnswers } from '../provider.ts';

export const lists: HandwrittenAnswers['lists'] = {
  favorites: () => ({ product_ids: [asId(42)] }),
  changeFavorites: ({ body }) => ({ product_ids: body.product_ids.map(asId) }),
  compare: () => ({ product_ids: [asId(42)] }),
  changeCompare: ({ body }) => ({ product_ids: body.product_ids.map(asId) }),
};
