import { asId } from '@vitrina/services/contract/wire.ts';
import { type HandwrittenAnswers, page } from '../provider.ts';
import * as samples from '../samples.ts';

export const cities: HandwrittenAnswers['cities'] = {
  city: ({ params }) => samples.city({ id: asId(params.id) }),
  cities: ({ query }) => page([samples.city()].filter(({ alias }) => query?.alias === undefined || query.alias === alias)),
  priorityCities: () => [samples.city()],
};
