import { asId } from '@vitrina/services/contract/wire.ts';
import type { HandwrittenAnswers } from '../provider.ts';

export const corp: HandwrittenAnswers['corp'] = {
  fastOrder: () => ({ id: asId(1), is_order_status_open: true }),
  findCompany: () => ({
    suggestions: [
      {
        value: 'ООО «Степной маяк»',
        data: { inn: '9301000177', kpp: '930101001', ogrn: '1229300100178', address: { value: 'г. Донецк' } },
      },
    ],
  }),
};
