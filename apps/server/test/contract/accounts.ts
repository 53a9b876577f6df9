import { asId } from '@vitrina/services/contract/wire.ts';
import { sexes } from '@vitrina/services/profile/vocabulary.ts';
import { expect } from 'vitest';
import { demoShopper } from '../demo-shopper.ts';
import { type Demo, nobodys } from './demo.ts';
import { notFound, type Rows } from './row.ts';

const { phone, email, password } = demoShopper;
const unauthorized = { status: 401, code: 'unauthorized' } as const;

const lives = ({ expires_in, refresh_expires_in }: { expires_in: number; refresh_expires_in: number }): void => {
  expect(expires_in).toBeGreaterThan(0);
  expect(refresh_expires_in).toBeGreaterThan(expires_in);
};

/** Phones that nobody has in the demonstration. */
const [newPhone, anotherPhone] = ['79000000101', '79000000102'];
const wrong = { code: '000000', request_id: 'nobodys' };
const invalid = { status: 422, code: 'validation_failed' } as const;

export const auth: Rows<'auth'> = {
  sendLoginCode: {
    buildRequest: () => ({ input: { body: { phone } } }),
    holds: ({ request_id, expires_in }) => expect([request_id.length, expires_in]).toEqual([expect.any(Number), 600]),
  },
  loginWithSmsCode: {
    buildRequest: async ({ code }) => ({ input: { body: { phone, ...(await code(phone, 'sign-in')) } } }),
    holds: lives,
    refused: () => ({ input: { body: { phone, ...wrong } }, ...invalid }),
  },
  sendRegisterCode: {
    buildRequest: () => ({ input: { body: { phone: newPhone } } }),
    holds: ({ request_id }) => expect(request_id).not.toBe(''),
  },
  verifyRegisterCode: {
    buildRequest: async ({ code }) => ({ input: { body: { phone: newPhone, ...(await code(newPhone, 'sign-up')) } } }),
    holds: ({ is_verified }) => expect(is_verified).toBe(true),
    refused: () => ({ input: { body: { phone: newPhone, ...wrong } }, ...invalid }),
  },
  signUp: {
    buildRequest: async ({ code }) => ({
      input: {
        body: {
          phone: anotherPhone,
          ...(await code(anotherPhone, 'sign-up')),
          first_name: 'Вера',
          email: null,
          password,
          agreement: true,
        },
      },
    }),
    holds: lives,
    refused: () => ({
      input: { body: { phone: newPhone, ...wrong, first_name: 'Вера', email: null, password, agreement: true } },
      ...invalid,
    }),
  },
  requestPasswordReset: {
    buildRequest: () => ({ input: { body: { email: 'nobody@vitrina.example' } } }),
    holds: ({ is_sent }) => expect(is_sent).toBe(true),
  },
  resetPassword: {
    // To the password that it has, so that the rows after it sign in as before.
    buildRequest: async ({ calls, sentTo }) => {
      await calls.auth.requestPasswordReset({ body: { email, return_url: 'https://shop.example/user/password-reset' } });
      const token = /token=([\w-]+)/.exec(await sentTo(email))?.[1] ?? '';
      return { input: { body: { token, password } } };
    },
    holds: ({ is_changed }) => expect(is_changed).toBe(true),
    refused: () => ({ input: { body: { token: 'nobodys', password } }, ...invalid }),
  },
  orderStatus: {
    buildRequest: async ({ order }) => ({ input: { body: { order_id: (await order()).id, phone: '79990000001' } } }),
    holds: (status) => {
      expect(status.total_sum).toBeGreaterThan(0);
      expect(status.statuses.length).toBeGreaterThan(0);
    },
    refused: async ({ order }) => notFound({ body: { order_id: (await order()).id, phone: '79990000009' } }),
  },
  logoutCms: {
    buildRequest: async ({ session }) => ({ input: {}, as: { bearer: (await session()).bearer } }),
    holds: ({ is_ended }) => expect(is_ended).toBe(true),
    refused: () => ({ input: {}, ...unauthorized }),
  },
  login: {
    buildRequest: () => ({ input: { body: { email, password } } }),
    holds: lives,
    refused: () => ({ input: { body: { phone, password: 'wrong' } }, status: 422, code: 'wrong_credentials' }),
  },
  logout: {
    buildRequest: async ({ session }) => ({ input: {}, as: { bearer: (await session()).bearer } }),
    holds: ({ is_ended }) => expect(is_ended).toBe(true),
    refused: () => ({ input: {}, ...unauthorized }),
  },
  refreshToken: {
    buildRequest: async ({ session }) => ({ input: {}, as: { refreshToken: (await session()).refreshToken } }),
    holds: lives,
    refused: () => ({ input: {}, as: { refreshToken: 'nobodys' }, ...unauthorized }),
  },
};

const home = {
  city: { name: 'Донецк' },
  street: 'Артёма',
  house_number: '74',
  floor: null,
  flat_number: '12',
  building: null,
  housing: null,
};

/** An address of the demo shopper, and who may touch it. */
const withAddress = async ({ as, session }: Demo) => {
  const bearer = (await session()).bearer;
  const { id } = await as({ bearer }).addresses.add({ body: home });
  return { params: { id: id ?? asId(nobodys) }, as: { bearer } };
};

export const addresses: Rows<'addresses'> = {
  list: {
    buildRequest: async (demo) => ({ input: {}, as: (await withAddress(demo)).as }),
    holds: (list) => expect(list).toContainEqual(expect.objectContaining(home)),
    refused: () => ({ input: {}, ...unauthorized }),
  },
  add: {
    buildRequest: async (demo) => ({ input: { body: home }, as: await credentialsOf(demo) }),
    holds: ({ id }) => expect(id).not.toBeNull(),
    refused: () => ({ input: { body: home }, ...unauthorized }),
  },
  update: {
    buildRequest: async (demo) => {
      const { params, as } = await withAddress(demo);
      return { input: { params, body: home }, as };
    },
    holds: ({ id }) => expect(id).not.toBeNull(),
    refused: async (demo) => notFound({ params: { id: nobodys }, body: home }, await credentialsOf(demo)),
  },
  remove: {
    buildRequest: async (demo) => {
      const { params, as } = await withAddress(demo);
      return { input: { params }, as };
    },
    holds: ({ id }) => expect(id).not.toBeNull(),
    refused: async (demo) => notFound({ params: { id: nobodys } }, await credentialsOf(demo)),
  },
};

/** The demo shopper, as a call of an account has it. */
const credentialsOf = async ({ session }: Demo) => ({ bearer: (await session()).bearer });
const wrongBearer = { as: { bearer: 'nobodys' }, ...unauthorized };

export const profile: Rows<'profile'> = {
  update: {
    buildRequest: async (demo) => ({
      input: {
        body: { first_name: 'Анна', last_name: 'Смирнова', birthdate: '1990-05-14', sex: sexes.female, phone, email },
      },
      as: await credentialsOf(demo),
    }),
    holds: ({ is_saved }) => expect(is_saved).toBe(true),
    refused: async (demo) => ({
      input: { body: { first_name: null, last_name: null, birthdate: '2999-01-01', sex: null, phone, email } },
      as: await credentialsOf(demo),
      ...invalid,
    }),
  },
  remove: {
    // Somebody who has just come.
    buildRequest: async ({ calls, code }) => {
      const own = '79000000103';
      const rest = { first_name: 'Гость', email: null, password, agreement: true };
      const { access_token: bearer } = await calls.auth.signUp({ body: { phone: own, ...(await code(own, 'sign-up')), ...rest } });
      return { input: {}, as: { bearer } };
    },
    holds: ({ is_saved }) => expect(is_saved).toBe(true),
    refused: () => ({ input: {}, ...wrongBearer }),
  },
  setSubscriptions: {
    buildRequest: async (demo) => ({ input: { body: { subscribe_types: ['sale'] } }, as: await credentialsOf(demo) }),
    holds: ({ is_saved }) => expect(is_saved).toBe(true),
    refused: () => ({ input: { body: { subscribe_types: [] } }, ...wrongBearer }),
  },
  subscribe: {
    buildRequest: async (demo) => ({ input: { params: { product_id: demo.product.id } }, as: await credentialsOf(demo) }),
    holds: ({ is_saved }) => expect(is_saved).toBe(true),
    refused: async (demo) => notFound({ params: { product_id: nobodys } }, await credentialsOf(demo)),
  },
  unsubscribe: {
    buildRequest: async (demo) => ({ input: { params: { product_id: demo.product.id } }, as: await credentialsOf(demo) }),
    holds: ({ is_saved }) => expect(is_saved).toBe(true),
    refused: ({ product }) => ({ input: { params: { product_id: product.id } }, ...wrongBearer }),
  },
  confirmEmail: {
    buildRequest: async ({ calls, code, sentTo }) => {
      const own = '79000000104';
      const [wanted, return_url] = ['vera.104@vitrina.example', 'https://shop.example/account/profile/confirm-email'];
      const rest = { first_name: 'Вера', email: wanted, password, agreement: true, return_url };
      await calls.auth.signUp({ body: { phone: own, ...(await code(own, 'sign-up')), ...rest } });
      return { input: { body: { token: /token=([\w-]+)/.exec(await sentTo(wanted))?.[1] ?? '' } } };
    },
    holds: ({ is_saved }) => expect(is_saved).toBe(true),
    refused: () => ({ input: { body: { token: 'nobodys' } }, ...invalid }),
  },
  read: {
    buildRequest: async ({ session }) => ({ input: {}, as: { bearer: (await session()).bearer } }),
    holds: (profile) => expect(profile).toMatchObject({ phone, email, first_name: 'Анна', sex: sexes.female }),
    refused: () => ({ input: {}, as: { bearer: 'nobodys' }, ...unauthorized }),
  },
};

export const address: Rows<'address'> = {
  suggest: {
    buildRequest: () => ({
      input: { params: { kind: 'address' }, body: { query: 'артёма 7', count: 5, locations: [{ city: 'Донецк' }], parts: [] } },
    }),
    holds: ({ suggestions }) => {
      expect(suggestions[0]).toMatchObject({
        value: 'г Донецк, улица Артёма, д 7',
        data: { street_with_type: 'улица Артёма', house: '7' },
      });
      expect(suggestions).toHaveLength(1);
    },
  },
  clean: {
    buildRequest: () => ({ input: { params: { kind: 'address' }, body: ['донецк, артема 7', 'абракадабра 999999'] } }),
    holds: (cleaned) => expect(cleaned).toMatchObject([{ result: 'г Донецк, улица Артёма, д 7', qc: 0 }, { qc: 1 }]),
  },
};
