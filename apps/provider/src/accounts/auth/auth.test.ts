import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { anyEngine } from '../../platform/database/testing/databases.ts';
import { countTry, maxTries, maxTriesOfAll, triesMinutes } from '../../platform/limits/attempts.ts';
import { applyRetention } from '../../platform/retention/retention.ts';
import { anna, bearerOf, boris, email, openShopWithShoppers, type ShopWithShoppers } from '../../testing/shoppers.ts';
import { accessLifetime, refreshGracePeriod, refreshLifetime, type Tokens } from './sessions.ts';

const { phone, password } = anna;

describe.each(anyEngine)('%s', (_, open) => {
  let shop: ShopWithShoppers;

  beforeAll(async () => {
    shop = await openShopWithShoppers(open);
  });
  afterAll(() => shop?.close());
  beforeEach(() => shop.reset());

  const later = (seconds: number) => shop.advanceClock(seconds);
  const signIn = () => shop.signIn();
  const login = (body: object) => shop.post('/user/login', body);
  const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
  const me = (tokens: Tokens) => get('/v2/users/me/profile', bearerOf(tokens));
  const refresh = (token: string) => shop.post('/internal/user/refresh-token', undefined, { cookie: `a=b; refresh_token=${token}` });

  describe('signing in', () => {
    test('by phone, and by e-mail in any case', async () => {
      expect((await login({ phone, password })).json()).toEqual({
        access_token: expect.stringMatching(/^[\w-]{43}$/),
        refresh_token: expect.stringMatching(/^[\w-]{43}$/),
        expires_in: accessLifetime,
        refresh_expires_in: refreshLifetime,
      });
      expect((await login({ email: email.toUpperCase(), password })).statusCode).toBe(200);
    });

    test('gives the profile to whoever brings the token', async () => {
      const profile = await me(await signIn());
      expect(profile.json()).toEqual({
        id: 1,
        first_name: 'Анна',
        last_name: 'Смирнова',
        birthdate: '1990-05-14',
        sex: 1,
        phone,
        email,
        new_email: null,
        is_confirmed_email: true,
        subscribe_product_ids: [],
        subscribe_types: ['sale'],
      });
    });

    test('with a wrong password and with an unknown login says the same', async () => {
      const wrong = await login({ phone, password: 'Vitrina2025' });
      const unknown = await login({ email: 'nobody@vitrina.example', password });
      expect(wrong.statusCode).toBe(422);
      expect(wrong.json()).toMatchObject({ code: 'wrong_credentials', errors: { password: ['Неверный логин или пароль'] } });
      expect(unknown.json()).toEqual(wrong.json());
    });

    test('an account without a password has none that fits', async () => {
      await shop.db.execute(sql`insert into users (phone) values ('79000000003') on conflict do nothing`);
      expect((await login({ phone: 79000000003, password: 'null' })).statusCode).toBe(422);
    });

    test('takes a phone or an e-mail, one of the two', async () => {
      expect((await login({ password })).json().code).toBe('validation_failed');
      expect((await login({ phone, email, password })).json().code).toBe('validation_failed');
    });

    test('keeps hashes only', async () => {
      const tokens = await signIn();
      const storedTokens = JSON.stringify(await rows(shop.db, sql`select * from session_tokens`));
      for (const secret of [tokens.access_token, tokens.refresh_token]) expect(storedTokens).not.toContain(secret);
    });
  });

  describe('too many wrong passwords', () => {
    const right = { phone, password };
    const wrong = { phone, password: 'wrong' };
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const loginFrom = (address: string, body: object) => shop.post('/user/login', body, from(address));
    /** Wrong ones at once, all from one address; their statuses. */
    const guess = async (address: string, times: number, body: object = wrong) => {
      const answers = await Promise.all(Array.from({ length: times }, () => loginFrom(address, body)));
      return answers.map(({ statusCode }) => statusCode).sort();
    };
    const [attacker, home] = ['203.0.113.1', '198.51.100.1'];

    test('close the account for a while where they came from, the right password included, and no other account', async () => {
      expect(await guess(attacker, maxTries + 2)).toEqual([...Array(maxTries).fill(422), 429, 429]);
      const closed = await loginFrom(attacker, right);
      expect(closed.json()).toMatchObject({ status: 429, code: 'too_many_attempts' });
      expect(closed.headers['retry-after']).toBe(String(triesMinutes * 60));
      expect((await loginFrom(attacker, boris)).statusCode).toBe(200);
      later(triesMinutes * 60 + 1);
      expect((await loginFrom(attacker, right)).statusCode).toBe(200);
    });

    test('do not close it for the owner, who is elsewhere', async () => {
      await guess(attacker, maxTries + 50);
      for (let at = 0; at < 5; at++) await guess(`203.0.113.${at + 2}`, maxTries);
      expect((await loginFrom(home, right)).statusCode).toBe(200);
    });

    test('are counted together by phone and by e-mail', async () => {
      await guess(attacker, maxTries / 2);
      await guess(attacker, maxTries / 2, { email, password: 'wrong' });
      for (const body of [right, { email, password }]) expect((await loginFrom(attacker, body)).statusCode).toBe(429);
    });

    test('are counted together for a network of IPv6', async () => {
      for (let at = 0; at < maxTries; at++) await loginFrom(`2001:db8:1:2::${at}`, wrong);
      expect((await loginFrom('2001:db8:1:2:ffff::1', right)).statusCode).toBe(429);
      expect((await loginFrom('2001:db8:1:3::1', right)).statusCode).toBe(200);
    });

    test('from very many addresses close it everywhere; whoever is refused by that may try at once when it is over', async () => {
      const networks = maxTriesOfAll / maxTries;
      for (let at = 0; at < networks; at++) await guess(`203.0.113.${at}`, maxTries);
      expect(await guess(home, maxTries + 2, right)).toEqual(Array(maxTries + 2).fill(429));
      later(triesMinutes * 60 + 1);
      expect((await loginFrom(home, right)).statusCode).toBe(200);
    });

    test('are counted for a login that nobody has as well', async () => {
      const nobodys = { email: 'nobody@vitrina.example', password };
      await guess(attacker, maxTries, nobodys);
      expect((await loginFrom(attacker, nobodys)).statusCode).toBe(429);
      expect((await loginFrom(home, nobodys)).statusCode).toBe(422);
      // Not over the wire: a password that nobody has is as dear as one that somebody has.
      const attempt = (at: number) => ({ subject: `email:${nobodys.email}`, clientIp: `192.0.2.${at}` });
      await Promise.all(Array.from({ length: maxTriesOfAll - maxTries - 1 }, (_, at) => countTry(shop.db, attempt(at), shop.now)));
      expect((await loginFrom(home, { ...nobodys, email: 'NOBODY@vitrina.example' })).statusCode).toBe(429);
    });

    test('are forgotten after the right one, where that came from', async () => {
      await guess(attacker, maxTries);
      await guess(home, maxTries - 1);
      expect((await loginFrom(home, right)).statusCode).toBe(200);
      expect(await guess(home, maxTries - 1)).toEqual(Array(maxTries - 1).fill(422));
      expect((await loginFrom(home, right)).statusCode).toBe(200);
      expect((await loginFrom(attacker, right)).statusCode).toBe(429);
    });

    test('are only the wrong ones: any number of right ones closes nothing', async () => {
      for (let at = 0; at <= maxTriesOfAll; at++) expect((await loginFrom(home, right)).statusCode).toBe(200);
      expect((await loginFrom(attacker, right)).statusCode).toBe(200);
    });

    test('are kept without login and address', async () => {
      await guess(attacker, 1);
      const storedAttempts = JSON.stringify(await rows(shop.db, sql`select * from login_attempts`));
      for (const personal of [String(phone), attacker, 'user:']) expect(storedAttempts).not.toContain(personal);
    });
  });

  describe('an access token', () => {
    test('that has expired, was never given or belongs to a refresh is refused', async () => {
      const tokens = await signIn();
      for (const access_token of ['never-given', tokens.refresh_token]) {
        expect((await me({ ...tokens, access_token })).json()).toMatchObject({ status: 401, code: 'unauthorized' });
      }
      expect((await get('/v2/users/me/profile')).statusCode).toBe(401);
      later(accessLifetime - 1);
      expect((await me(tokens)).statusCode).toBe(200);
      later(2);
      expect((await me(tokens)).statusCode).toBe(401);
    });

    test('that is wrong is refused where a guest would be served', async () => {
      const headers = { authorization: 'Bearer wrong' };
      for (const url of ['/basket/get-basket', '/v3/customer/orders/1', '/variations_orders?delivery_purpose=pickup']) {
        expect((await get(url, headers)).json()).toMatchObject({ status: 401, code: 'unauthorized' });
      }
      expect((await get('/basket/get-basket')).statusCode).toBe(200);
      expect((await get('/v3/search/placeholders', headers)).statusCode).toBe(200);
    });
  });

  describe('refreshing', () => {
    test('gives new tokens; those of the session live on', async () => {
      const first = await signIn();
      const second: Tokens = (await refresh(first.refresh_token)).json();
      expect(second).toMatchObject({ expires_in: accessLifetime, refresh_expires_in: refreshLifetime });
      expect([second.access_token, second.refresh_token]).not.toContain(first.refresh_token);
      expect((await me(second)).statusCode).toBe(200);
      expect((await me(first)).statusCode).toBe(200);
      later(accessLifetime + 1);
      const third: Tokens = (await refresh(second.refresh_token)).json();
      expect((await me(third)).statusCode).toBe(200);
    });

    test('with a token that was just used gives more, since an answer may get lost', async () => {
      const first = await signIn();
      const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(first.refresh_token)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
      later(refreshGracePeriod);
      expect((await refresh(first.refresh_token)).statusCode).toBe(200);
      expect(await rows(shop.db, sql`select count(*)::int as n from sessions`)).toEqual([{ n: 1 }]);
    });

    test('with a token that was used long ago ends the whole session', async () => {
      const first = await signIn();
      const second: Tokens = (await refresh(first.refresh_token)).json();
      later(refreshGracePeriod + 1);
      expect((await refresh(first.refresh_token)).json()).toMatchObject({ status: 401, code: 'unauthorized' });
      expect((await me(second)).statusCode).toBe(401);
      expect((await refresh(second.refresh_token)).statusCode).toBe(401);
    });

    test('another session of the same shopper is not touched by it', async () => {
      const [stolen, other] = [await signIn(), await signIn()];
      await refresh(stolen.refresh_token);
      later(refreshGracePeriod + 1);
      await refresh(stolen.refresh_token);
      expect((await me(other)).statusCode).toBe(200);
    });

    test('needs a refresh token that lives', async () => {
      const tokens = await signIn();
      expect((await shop.post('/internal/user/refresh-token')).statusCode).toBe(401);
      expect((await refresh(tokens.access_token)).statusCode).toBe(401);
      later(refreshLifetime + 1);
      expect((await refresh(tokens.refresh_token)).statusCode).toBe(401);
    });
  });

  test('signing out ends the session with all its tokens, and no other', async () => {
    const [first, other] = [await signIn(), await signIn()];
    const second: Tokens = (await refresh(first.refresh_token)).json();
    expect((await shop.post('/user/logout', undefined, bearerOf(first))).json()).toEqual({ is_ended: true });
    for (const tokens of [first, second]) {
      expect((await me(tokens)).statusCode).toBe(401);
      expect((await refresh(tokens.refresh_token)).statusCode).toBe(401);
    }
    expect((await shop.post('/user/logout', undefined, bearerOf(first))).statusCode).toBe(401);
    expect((await me(other)).statusCode).toBe(200);
  });

  test('what serves nobody any more is cleared, what lives is not', async () => {
    const old = await signIn();
    await login({ phone, password: 'wrong' });
    later(refreshLifetime + 1);
    const live = await signIn();
    await applyRetention(shop.db, shop.now);
    const counts = await rows(
      shop.db,
      sql`select (select count(*)::int from sessions) as sessions,
      (select count(*)::int from session_tokens) as tokens, (select count(*)::int from login_attempts) as attempts`,
    );
    expect(counts).toEqual([{ sessions: 1, tokens: 2, attempts: 0 }]);
    expect((await me(live)).statusCode).toBe(200);
    expect((await me(old)).statusCode).toBe(401);
  });
});
