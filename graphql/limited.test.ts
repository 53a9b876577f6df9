import { describe, expect, it } from 'vitest';
import { ShopError, tooOften } from './errors.ts';
import { limited } from './limited.ts';
import { reaches } from './reaches.ts';
import { resolvers } from './resolvers.ts';
import { fakeProvider, testContext } from './testing/provider.ts';

const counted: unknown[] = [];
const { context } = testContext(
  fakeProvider({}).provider,
  {},
  {
    async countTry({ name }, key) {
      counted.push([name, key]);
      if (key === 'tried often') throw tooOften(42);
    },
  },
);

const field = limited(
  [
    { name: 'by-address', points: 1, seconds: 1 },
    { name: 'by-login', points: 1, seconds: 1, by: ({ login }) => login },
  ],
  reaches({}, (_given, _parent: object, { login }: { login: string }) => `hello, ${login}`),
);

describe('a limited field', () => {
  it('is answered after each of its limits has been counted', async () => {
    counted.length = 0;
    expect(await field({}, { login: 'anna' }, context)).toBe('hello, anna');
    expect(counted).toEqual([
      ['by-address', undefined],
      ['by-login', 'anna'],
    ]);
  });

  it('is refused with the seconds to wait', async () => {
    const refusal = await field({}, { login: 'tried often' }, context).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ShopError);
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 42 });
  });

  it('keeps what is known of its calls', () => {
    const login = resolvers.get('Mutation')?.get('login');
    expect({ ...login }).toMatchObject({ calls: [{ name: 'login' }, { name: 'logout' }, { name: 'read' }], reach: { calls: 4 } });
  });
});
