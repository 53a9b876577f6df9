import { asId } from '@vitrina/services/contract/wire.ts';
import type { HandwrittenAnswers } from '../provider.ts';
import * as samples from '../samples.ts';

export const actions: HandwrittenAnswers['actions'] = {
  list: () => [samples.action()],
  ofProducts: () => samples.action(),
  ofAccessories: () => null,
  mechanics: ({ params }) => samples.action({ id: asId(params.id) }),
};
