import { invalid, Refusal, type Routes } from './route.ts';

/** The one company that this company's register knows. */
export const customer = { inn: '7704993816', name: 'ООО «Тихая гавань»' };

export function createCorp(): Routes {
  const usedKeys = new Set<string>();
  return {
    'POST /api/dadata/find-company': ({ body: { inn } }) => ({
      suggestions: inn === customer.inn ? [{ value: customer.name, data: { inn } }] : [],
    }),
    // It opens the status and says nothing: 204.
    'POST /v2/corp/fast-order': ({ body, header }) => {
      const key = header('idempotency-key');
      if (key === undefined) throw new Refusal(400, 'bad_request', 'A call that creates an order takes an idempotency key.');
      if (typeof body.phone !== 'number') throw invalid({ phone: ['Это поле необходимо заполнить.'] });
      usedKeys.add(key);
    },
  };
}
