import { describe, expect, it } from 'vitest';
import { ShopError, tooOften } from '../base/errors.ts';
import { resolvers } from '../resolvers.ts';
import { fakeProvider, refusal, testContext, unavailable } from '../testing/provider.ts';
import { withCalls } from './with-calls.ts';
import { withLimits, withMissLimits } from './with-limits.ts';

const countedTries: unknown[] = [];
const { context } = testContext(
  fakeProvider({}).provider,
  {},
  {
    async countTry({ name }, key) {
      countedTries.push([name, key]);
      if (key === 'tried often') throw tooOften(42);
    },
  },
);

const field = withLimits(
  [
    { name: 'by-address', points: 1, seconds: 1 },
    { name: 'by-login', points: 1, seconds: 1, by: ({ login }) => login },
  ],
  withCalls({}, (_given, _parent: object, { login }: { login: string }) => `hello, ${login}`),
);

describe('a limited field', () => {
  it('is answered after each of its limits has been counted', async () => {
    countedTries.length = 0;
    expect(await field({}, { login: 'anna' }, context)).toBe('hello, anna');
    expect(countedTries).toEqual([
      ['by-address', undefined],
      ['by-login', 'anna'],
    ]);
  });

  it('is refused with the seconds to wait', async () => {
    const refusal = await field({}, { login: 'tried often' }, context).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ShopError);
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 42 });
  });

  it('counts by a text from everywhere, and only those tries that are meant', async () => {
    const searching = withLimits(
      [{ name: 'search', points: 1, seconds: 1, everywhere: true, by: ({ text }) => text ?? '', when: ({ text }) => text !== undefined }],
      withCalls({}, (_given, _parent: object, { text }: { text?: string }) => text ?? 'nothing'),
    );
    countedTries.length = 0;
    expect([await searching({}, {}, context), await searching({}, { text: 'tv' }, context)]).toEqual(['nothing', 'tv']);
    expect(countedTries).toEqual([['search', 'tv']]);
  });

  it('keeps what is known of its calls', () => {
    const login = resolvers.get('Mutation')?.get('sessionSignIn');
    const calls = ['login', 'logout', 'read', 'merge', 'favorites', 'compare', 'changeFavorites', 'changeCompare'].map((name) => ({
      name,
    }));
    expect({ ...login }).toMatchObject({ calls, cost: { calls: 9 } });
  });
});

describe('a field that may come to nothing only so often', () => {
  const countedNames: string[] = [];
  let remainingTries = 2;
  const { context: limitedContext } = testContext(
    fakeProvider({}).provider,
    {},
    {
      async checkTry() {
        countedNames.push('looked');
        if (remainingTries === 0) throw tooOften(7);
      },
      async countTry() {
        countedNames.push('counted');
        remainingTries -= 1;
      },
    },
  );
  const answers: Record<number, () => string | null> = {
    1: () => 'mine',
    2: () => null,
    3: () => {
      throw refusal(403, 'forbidden');
    },
    4: () => {
      throw unavailable();
    },
  };
  const look = withMissLimits(
    { name: 'looks', points: 2, seconds: 1 },
    withCalls({}, (_given, _parent: object, { id }: { id: number }) => answers[id]?.() ?? null),
  );
  const outcome = (id: number) =>
    look({}, { id }, limitedContext).catch((error: unknown) => (error instanceof ShopError ? error.code : 'thrown'));

  it('counts what was not found or was refused, and neither what was found nor a provider that is away', async () => {
    expect([await outcome(1), await outcome(4), await outcome(2), await outcome(3)]).toEqual(['mine', 'thrown', null, 'thrown']);
    expect(countedNames).toEqual(['looked', 'looked', 'looked', 'counted', 'looked', 'counted']);
    expect([await outcome(1), await outcome(2)]).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  });
});
