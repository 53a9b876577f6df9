import { randomBytes } from 'node:crypto';
import { codeOfEverybody } from './account.ts';
import { type Asked, invalid, notFound, objectIn, Refusal, type Route, type Routes } from './route.ts';

const types = [{ id: 'phones', name: 'Телефоны' }];
const majorTypes = [{ id: 'washers', name: 'Стиральные машины' }];
const brands = [{ id: 'BR-1', name: 'Samsung' }];
const models = [{ id: 'MD-1', name: 'Galaxy' }];
const problems = [
  { id: 'PR.1', name: 'Разбит экран', repair_cost: 500_000 },
  // What cannot be told beforehand has no cost at all.
  { id: 'PR.2', name: 'Не включается' },
];

/** What is repaired, and requests for it; nobody reads one again, since no call for that is known. */
export function createRepair(): Routes {
  const phones = new Map<string, { phone: unknown; isConfirmed: boolean }>();
  const made = new Map<string, string>();
  const once = (asked: Asked, work: () => void): object => {
    const key = asked.header('idempotency-key');
    if (key === undefined) throw new Refusal(400, 'bad_request', 'A call that creates a repair request takes an idempotency key.');
    const earlier = made.get(key);
    if (earlier !== undefined) return { id: earlier };
    work();
    const id = `RP-${made.size + 1}`;
    made.set(key, id);
    return { id };
  };
  const order: Route = (asked) =>
    once(asked, () => {
      const { phone, phone_request_id: id } = objectIn(asked.body, 'user');
      const confirmed = phones.get(String(id));
      if (confirmed?.phone !== phone || !confirmed?.isConfirmed) throw invalid({ 'user.phone_request_id': ['Подтвердите телефон.'] });
      if (typeof phone !== 'number') throw invalid({ 'user.phone': ['Номер телефона — это число.'] });
    });
  const known = (list: readonly { id: string }[], id: string | undefined): void => {
    if (!list.some((item) => String(item.id) === id)) throw notFound();
  };
  return {
    'GET /v1/device-types': ({ query }) => (query.get('format') === 'major-appliance' ? majorTypes : types),
    'GET /v1/device-types/:id/problems': ({ params: { id } }) => {
      known([...types, ...majorTypes], id);
      return problems;
    },
    'GET /v1/brands': () => brands,
    'GET /v1/brands/:id/models': ({ params: { id } }) => {
      known(brands, id);
      return models;
    },
    'GET /v1/models/:id/problems': ({ params: { id } }) => {
      known(models, id);
      return problems;
    },
    'POST /repair-request/create': (asked) => once(asked, () => undefined),
    'POST /v1/:type/order': order,
    'POST /v1/order/paid-repair': order,
    'POST /v1/order/warranty-repair': order,
    'POST /v1/order/insurance-case': order,
    'POST /v1/order/send-code': ({ body: { phone } }) => {
      const request_id = randomBytes(8).toString('hex');
      phones.set(request_id, { phone, isConfirmed: false });
      return { request_id };
    },
    'POST /v1/order/verify-code': ({ body: { phone, code, request_id } }) => {
      const sent = phones.get(String(request_id));
      if (sent?.phone !== phone || code !== codeOfEverybody) throw invalid({ code: ['Код не подошёл.'] });
      phones.set(String(request_id), { phone, isConfirmed: true });
      return {};
    },
  };
}
