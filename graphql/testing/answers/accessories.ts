import { asId } from '@vitrina/services/contract/wire.ts';
import { type HandwrittenAnswers, page } from '../provider.ts';
import * as samples from '../samples.ts';

const accessoryGroup = () => ({ id: asId(7), name: 'Кронштейны', products_count: 3, products: [samples.card({ id: asId(50) })] });

export const accessories: HandwrittenAnswers['accessories'] = {
  groups: () => [accessoryGroup()],
  list: () => page([samples.card({ id: asId(50) })]),
  bundle: () => ({
    products: [samples.card({ id: asId(50) })],
    variants: [
      {
        type: 'bundle',
        action_id: asId(1301),
        name: 'Комплект',
        description: null,
        prices: [{ product_id: asId(50), final_price: 800_00 }],
        months: null,
        payment_type_id: null,
      },
    ],
  }),
  categories: () => [{ id: asId(7), name: 'Кронштейны', products_count: 3 }],
  mathAccessories: () => [samples.card({ id: asId(51) })],
  mathGroups: () => [accessoryGroup()],
};
