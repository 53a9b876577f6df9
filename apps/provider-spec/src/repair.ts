import { randomBytes } from 'node:crypto';
import { codeOfEverybody } from './account.ts';
import { invalid, notFound, objectIn, Refusal, type Route, type RouteRequest, type Routes } from './route.ts';

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
  const requestIdByKey = new Map<string, string>();
  const runOnce = (request: RouteRequest, work: () => void): object => {
    const key = request.header('idempotency-key');
    if (key === undefined) throw new Refusal(400, 'bad_request', 'A call that creates a repair request takes an idempotency key.');
    const earlier = requestIdByKey.get(key);
    if (earlier !== undefined) return { id: earlier };
    work();
    const id = `RP-${requestIdByKey.size + 1}`;
    requestIdByKey.set(key, id);
    return { id };
  };
  const order: Route = (request) =>
    runOnce(request, () => {
      const { phone, phone_request_id: id } = objectIn(request.body, 'user');
      const code = phones.get(String(id));
      if (code?.phone !== phone || !code?.isConfirmed) throw invalid({ 'user.phone_request_id': ['Подтвердите телефон.'] });
      if (typeof phone !== 'number') throw invalid({ 'user.phone': ['Номер телефона — это число.'] });
    });
  const requireKnown = (list: readonly { id: string }[], id: string | undefined): void => {
    if (!list.some((item) => String(item.id) === id)) throw notFound();
  };
  return {
    'GET /v1/device-types': ({ query }) => (query.get('format') === 'major-appliance' ? majorTypes : types),
    'GET /v1/device-types/:id/problems': ({ params: { id } }) => {
      requireKnown([...types, ...majorTypes], id);
      return problems;
    },
    'GET /v1/brands': () => brands,
    'GET /v1/brands/:id/models': ({ params: { id } }) => {
      requireKnown(brands, id);
      return models;
    },
    'GET /v1/models/:id/problems': ({ params: { id } }) => {
      requireKnown(models, id);
      return problems;
    },
    'POST /repair-request/create': (request) => runOnce(request, () => undefined),
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
      const sentCode = phones.get(String(request_id));
      if (sentCode?.phone !== phone || code !== codeOfEverybody) throw invalid({ code: ['Код не подошёл.'] });
      phones.set(String(request_id), { phone, isConfirmed: true });
      return {};
    },
  };
}
