import { asId } from '@vitrina/services/contract/wire.ts';
import type { WrittenAnswers } from '../provider.ts';
import * as samples from '../samples.ts';

export const actions: WrittenAnswers['actions'] = {
  list: () => [samples.action()],
  ofProducts: () => samples.action(),
  ofAccessories: () => null,
  mechanics: ({ params }) => samples.action({ id: asId(params.id) }),
};
