import { sexes } from '@vitrina/services/profile/vocabulary.ts';
import { expect } from 'vitest';
import { demoShopper } from '../demo-shopper.ts';
import type { Rows } from './row.ts';

const { phone, email, password } = demoShopper;
const unauthorized = { status: 401, code: 'unauthorized' } as const;

const lives = ({ expires_in, refresh_expires_in }: { expires_in: number; refresh_expires_in: number }): void => {
  expect(expires_in).toBeGreaterThan(0);
  expect(refresh_expires_in).toBeGreaterThan(expires_in);
};

export const auth: Rows<'auth'> = {
  login: {
    ask: () => ({ input: { body: { email, password } } }),
    holds: lives,
    refused: () => ({ input: { body: { phone, password: 'wrong' } }, status: 422, code: 'wrong_credentials' }),
  },
  logout: {
    ask: async ({ session }) => ({ input: {}, as: { bearer: (await session()).bearer } }),
    holds: ({ is_ended }) => expect(is_ended).toBe(true),
    refused: () => ({ input: {}, ...unauthorized }),
  },
  refreshToken: {
    ask: async ({ session }) => ({ input: {}, as: { refreshToken: (await session()).refreshToken } }),
    holds: lives,
    refused: () => ({ input: {}, as: { refreshToken: 'nobodys' }, ...unauthorized }),
  },
};

export const profile: Rows<'profile'> = {
  read: {
    ask: async ({ session }) => ({ input: {}, as: { bearer: (await session()).bearer } }),
    holds: (profile) => expect(profile).toMatchObject({ phone, email, first_name: 'Анна', sex: sexes.female }),
    refused: () => ({ input: {}, as: { bearer: 'nobodys' }, ...unauthorized }),
  },
};
