import { randomBytes } from 'node:crypto';
import { createLists } from './lists.ts';
import { invalid, ListPage, notFound, Refusal, type Route, type RouteRequest, type Routes } from './route.ts';

/** The one shopper there is. */
export const shopper = { phone: 79_990_001_122, email: 'anna@tm.example', password: 'Parol-2026' };

export interface Account {
  /** Who shows a bearer; undefined for a guest. */
  shopperOf(request: RouteRequest): string | undefined;
  /** Refuses a guest. */
  mustBeShopper(request: RouteRequest): void;
  routes: Routes;
}

/** What is texted to every phone of this company: it sends nothing in earnest. */
export const codeOfEverybody = '246810';

const unauthorized = () => new Refusal(401, 'unauthorized', 'Войдите ещё раз.');

export function createAccount(): Account {
  const access = new Set<string>();
  const refresh = new Set<string>();
  const tokens = () => {
    const access_token = randomBytes(16).toString('hex');
    const refresh_token = randomBytes(16).toString('hex');
    access.add(access_token);
    refresh.add(refresh_token);
    return { access_token, refresh_token };
  };
  const bearerOf = ({ header }: RouteRequest): string => (header('authorization') ?? '').replace(/^Bearer /, '');
  const shopperOf = (request: RouteRequest) => (access.has(bearerOf(request)) ? shopper.email : undefined);

  const own = { first_name: 'Анна', last_name: null, sex: 1, phone: shopper.phone, email: shopper.email };
  let mailings: string[] = [];
  const addresses = new Map<string, object>();
  let lastAddress = 0;
  const watchedProducts = new Set<string>();
  const mustBeShopper = (request: RouteRequest): void => {
    if (shopperOf(request) === undefined) throw unauthorized();
  };
  const requests = new Map<string, unknown>();
  const sendCode: Route = ({ body: { phone } }) => {
    const request_id = randomBytes(8).toString('hex');
    requests.set(request_id, phone);
    return { request_id };
  };
  const checkCode = ({ phone, code, request_id }: RouteRequest['body']): void => {
    if (requests.get(String(request_id)) !== phone || code !== codeOfEverybody) throw invalid({ code: ['Код не подошёл.'] });
  };

  return {
    shopperOf,
    mustBeShopper,
    routes: {
      'POST /user/login': ({ body }) => {
        const isKnown = body.phone === shopper.phone || body.email === shopper.email;
        if (!isKnown || body.password !== shopper.password) throw invalid({ password: ['Неверный логин или пароль.'] });
        return tokens();
      },
      'POST /api/auth/v2/users/account/send-code': sendCode,
      'POST /auth/v2/users/register/send-code': sendCode,
      'POST /auth/v2/users/register/verify-code': ({ body }) => void checkCode(body),
      'POST /user/login-with-sms-code': ({ body }) => {
        checkCode(body);
        if (body.phone !== shopper.phone) throw invalid({ phone: ['Нет такой учётной записи.'] });
        return tokens();
      },
      // One shopper is all that this company remembers.
      'POST /user/sign-up': ({ body }) => {
        checkCode(body);
        throw invalid({ phone: ['Этот номер уже занят.'] });
      },
      'POST /user/request-password-reset': () => undefined,
      'POST /user/password-reset': () => {
        throw invalid({ token: ['Ссылка устарела.'] });
      },
      'POST /user/auth-cms/logout': () => undefined,
      'POST /user/logout': (request) => void access.delete(bearerOf(request)),
      'POST /internal/user/refresh-token': ({ header }) => {
        const refreshToken = /refresh_token=(\w+)/.exec(header('cookie') ?? '')?.[1] ?? '';
        if (!refresh.delete(refreshToken)) throw unauthorized();
        return tokens();
      },
      ...createLists((request) => {
        if (shopperOf(request) === undefined) throw unauthorized();
      }),
      'GET /v2/users/me/profile': (request) => {
        mustBeShopper(request);
        return { id: 'U.1', ...own, subscribe_types: [...mailings], subscribe_product_ids: [...watchedProducts] };
      },
      'PUT /v2/users/me/profile': (request) => {
        mustBeShopper(request);
        const { first_name, last_name, birthdate, sex, email } = request.body;
        if (email !== own.email) throw invalid({ email: ['Почту меняет оператор.'] });
        Object.assign(own, { first_name, last_name, birthdate, sex });
      },
      'DELETE /v2/users/me/profile': (request) => {
        mustBeShopper(request);
        throw new Refusal(409, 'conflict', 'Единственного покупателя не удалить.');
      },
      'PUT /v2/users/me/profile/subscriptions': (request) => {
        mustBeShopper(request);
        const { subscribe_types: types } = request.body;
        mailings = Array.isArray(types) ? types.map(String) : [];
      },
      'PUT /v2/users/me/profile/product-subscription/:product_id': (request) => {
        mustBeShopper(request);
        watchedProducts.add(request.params.product_id ?? '');
      },
      'DELETE /v2/users/me/profile/product-subscription/:product_id': (request) => {
        mustBeShopper(request);
        watchedProducts.delete(request.params.product_id ?? '');
      },
      'GET /v2/users/me/addresses': (request) => {
        mustBeShopper(request);
        return [...addresses.values()];
      },
      'POST /v2/users/me/addresses': (request) => {
        mustBeShopper(request);
        const id = `ADR-${++lastAddress}`;
        addresses.set(id, { ...request.body, id });
      },
      'PUT /v2/users/me/addresses/:id': (request) => {
        mustBeShopper(request);
        const id = request.params.id ?? '';
        if (!addresses.has(id)) throw notFound();
        addresses.set(id, { ...request.body, id });
      },
      'DELETE /v2/users/me/addresses/:id': (request) => {
        mustBeShopper(request);
        if (!addresses.delete(request.params.id ?? '')) throw notFound();
      },
      // Nobody has said what they look like, so these are this company's own.
      'GET /v2/loyalty/notifications': (request) => {
        mustBeShopper(request);
        return new ListPage([{ message: 'Вам начислено 100 бонусов' }], request.query, 10);
      },
      'POST /v2/users/me/profile/confirm-email': () => {
        throw invalid({ token: ['Ссылка устарела.'] });
      },
    },
  };
}
