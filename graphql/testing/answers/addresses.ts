import { asId } from '@vitrina/services/contract/wire.ts';
import type { HandwrittenAnswers } from '../provider.ts';

export const addresses: HandwrittenAnswers['addresses'] = {
  list: () => [
    {
      id: asId(5),
      city: { name: 'Донецк' },
      street: 'Артёма',
      house_number: '74',
      floor: null,
      flat_number: '12',
      building: null,
      housing: null,
    },
  ],
  add: () => ({ id: asId(5) }),
  update: () => ({ id: asId(5) }),
  remove: () => ({ id: asId(5) }),
};
