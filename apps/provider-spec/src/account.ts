import { randomBytes } from 'node:crypto';
import { createLists } from './lists.ts';
import { type Asked, invalid, Refusal, type Routes } from './route.ts';

/** The one shopper there is. */
export const shopper = { phone: 79_990_001_122, email: 'anna@tm.example', password: 'Parol-2026' };

export interface Account {
  /** Who shows a bearer; undefined for a guest. */
  shopperOf(asked: Asked): string | undefined;
  routes: Routes;
}

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

  return {
    shopperOf,
    routes: {
      'POST /user/login': ({ body }) => {
        const isKnown = body.phone === shopper.phone || body.email === shopper.email;
        if (!isKnown || body.password !== shopper.password) throw invalid({ password: ['Неверный логин или пароль.'] });
        return tokens();
      },
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
        if (shopperOf(asked) === undefined) throw unauthorized();
        return { id: 4_000_000_001, first_name: 'Анна', last_name: null, sex: 1, phone: shopper.phone, email: shopper.email };
      },
    },
  };
}
