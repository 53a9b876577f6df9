import type { HandwrittenAnswers } from '../provider.ts';
import * as samples from '../samples.ts';

export const address: HandwrittenAnswers['address'] = {
  suggest: ({ params: { kind } }) => ({
    suggestions: [
      kind === 'address'
        ? samples.suggestion()
        : samples.suggestion({ value: kind === 'fio' ? 'Анна' : 'anna@mail.ru', data: { name: 'Анна' } }),
    ],
  }),
  clean: ({ params: { kind } }) => [
    kind === 'address' ? samples.cleanedText() : samples.cleanedText({ result: '+7 949 123-45-67', street_with_type: null }),
  ],
};
