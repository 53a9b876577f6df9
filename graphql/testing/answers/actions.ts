import { asId } from '@vitrina/services/contract/wire.ts';
import type { WholeShop } from '../provider.ts';
import * as samples from '../samples.ts';

export const actions: WholeShop['actions'] = {
  list: () => [samples.action()],
  ofProducts: () => samples.action(),
  ofAccessories: () => null,
  mechanics: ({ params }) => samples.action({ id: asId(params.id) }),
};
