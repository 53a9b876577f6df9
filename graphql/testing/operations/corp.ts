import * as samples from '../samples.ts';
import type { Operations } from './operation.ts';

export const corp: Operations = {
  corpFastOrder: {
    source: 'mutation CorpFastOrder($input: CorpFastOrderInput!) { corpFastOrder(input: $input) { id isOrderStatusOpen } }',
    variables: { input: samples.corpOrderInput() },
  },
  company: {
    source: 'query CompanyByInn($inn: String!) { company(inn: $inn) { inn name kpp ogrn address } }',
    variables: { inn: '9301000177' },
  },
};
