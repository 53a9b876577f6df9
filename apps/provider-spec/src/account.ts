import { randomBytes } from 'node:crypto';
import { createLists } from './lists.ts';
import { type Asked, invalid, Listed, notFound, Refusal, type Route, type Routes } from './route.ts';

/** The one shopper there is. */
export const shopper = { phone: 79_990_001_122, email: 'anna@tm.example', password: 'Parol-2026' };

export interface Account {
  /** Who shows a bearer; undefined for a guest. */
  shopperOf(asked: Asked): string | undefined;
  /** Refuses a guest. */
  mustBeShopper(asked: Asked): void;
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
  const bearerOf = ({ header }: Asked): string => (header('authorization') ?? '').replace(/^Bearer /, '');
  const shopperOf = (asked: Asked) => (access.has(bearerOf(asked)) ? shopper.email : undefined);

  const own = { first_name: 'Анна', last_name: null, sex: 1, phone: shopper.phone, email: shopper.email };
  let mailings: string[] = [];
  const addresses = new Map<string, object>();
  let lastAddress = 0;
  const waitedFor = new Set<string>();
  const mustBeShopper = (asked: Asked): void => {
    if (shopperOf(asked) === undefined) throw unauthorized();
  };
  const requests = new Map<string, unknown>();
  const sendCode: Route = ({ body: { phone } }) => {
    const request_id = randomBytes(8).toString('hex');
    requests.set(request_id, phone);
    return { request_id };
  };
  const checkCode = ({ phone, code, request_id }: Asked['body']): void => {
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
      'POST /user/logout': (asked) => void access.delete(bearerOf(asked)),
      'POST /internal/user/refresh-token': ({ header }) => {
        const used = /refresh_token=(\w+)/.exec(header('cookie') ?? '')?.[1] ?? '';
        if (!refresh.delete(used)) throw unauthorized();
        return tokens();
      },
      ...createLists((asked) => {
        if (shopperOf(asked) === undefined) throw unauthorized();
      }),
      'GET /v2/users/me/profile': (asked) => {
        mustBeShopper(asked);
        return { id: 'U.1', ...own, subscribe_types: [...mailings], subscribe_product_ids: [...waitedFor] };
      },
      'PUT /v2/users/me/profile': (asked) => {
        mustBeShopper(asked);
        const { first_name, last_name, birthdate, sex, email } = asked.body;
        if (email !== own.email) throw invalid({ email: ['Почту меняет оператор.'] });
        Object.assign(own, { first_name, last_name, birthdate, sex });
      },
      'DELETE /v2/users/me/profile': (asked) => {
        mustBeShopper(asked);
        throw new Refusal(409, 'conflict', 'Единственного покупателя не удалить.');
      },
      'PUT /v2/users/me/profile/subscriptions': (asked) => {
        mustBeShopper(asked);
        const { subscribe_types: types } = asked.body;
        mailings = Array.isArray(types) ? types.map(String) : [];
      },
      'PUT /v2/users/me/profile/product-subscription/:product_id': (asked) => {
        mustBeShopper(asked);
        waitedFor.add(asked.params.product_id ?? '');
      },
      'DELETE /v2/users/me/profile/product-subscription/:product_id': (asked) => {
        mustBeShopper(asked);
        waitedFor.delete(asked.params.product_id ?? '');
      },
      'GET /v2/users/me/addresses': (asked) => {
        mustBeShopper(asked);
        return [...addresses.values()];
      },
      'POST /v2/users/me/addresses': (asked) => {
        mustBeShopper(asked);
        const id = `ADR-${++lastAddress}`;
        addresses.set(id, { ...asked.body, id });
      },
      'PUT /v2/users/me/addresses/:id': (asked) => {
        mustBeShopper(asked);
        const id = asked.params.id ?? '';
        if (!addresses.has(id)) throw notFound();
        addresses.set(id, { ...asked.body, id });
      },
      'DELETE /v2/users/me/addresses/:id': (asked) => {
        mustBeShopper(asked);
        if (!addresses.delete(asked.params.id ?? '')) throw notFound();
      },
      // Nobody has said what they look like, so these are this company's own.
      'GET /v2/loyalty/notifications': (asked) => {
        mustBeShopper(asked);
        return new Listed([{ message: 'Вам начислено 100 бонусов' }], asked.query, 10);
      },
      'POST /v2/users/me/profile/confirm-email': () => {
        throw invalid({ token: ['Ссылка устарела.'] });
      },
    },
  };
}
