import { codeLifetime } from '@vitrina/services/contract/phone-code.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { bothEngines } from '../../platform/database/testing/databases.ts';
import { refusal } from '../../platform/testing/refusal.ts';
import { anna, bearerOf, boris, email, openShopWithShoppers, type ShopWithShoppers } from '../../testing/shoppers.ts';
import { accountBy } from './accounts.ts';
import { maxCodes, maxCodeTries } from './codes.ts';
import { linkLifetime } from './links.ts';
import { beginPasswordSession } from './password-login.ts';

/** A phone that nobody has here. */
const unusedPhone = 79_000_000_009;

describe.each(bothEngines)('%s', (_, open) => {
  let shop: ShopWithShoppers;

  beforeAll(async () => {
    shop = await openShopWithShoppers(open);
  });
  afterAll(() => shop?.close());
  beforeEach(() => shop.reset());
  afterEach(() => shop.db.execute(sql`delete from users where phone not in (${String(anna.phone)}, ${String(boris.phone)})`));

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const sendCode = (phone: number, headers = {}) => shop.post('/api/auth/v2/users/account/send-code', { phone }, headers);
  const sendNewCode = (phone: number) => shop.post('/auth/v2/users/register/send-code', { phone });
  const readOutbox = async (): Promise<{ kind: string; recipient: string; text: string }[]> =>
    rows(
      shop.db,
      { kind: column.text, recipient: column.text, text: column.text },
      sql`select kind, recipient, text from outbox order by id desc`,
    );
  const lastCode = async (): Promise<string> => /\d{6}/.exec((await readOutbox())[0]?.text ?? '')?.[0] ?? '';
  const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const me = (tokens: { access_token: string }) =>
    shop.app.inject({ url: '/v2/users/me/profile', headers: { authorization: `Bearer ${tokens.access_token}` } });
  const login = (body: object) => shop.post('/user/login', body);

  describe('a code', () => {
    const signIn = (phone: number, code: string, request_id: string) => shop.post('/user/login-with-sms-code', { phone, code, request_id });

    test('signs in once, and is kept nowhere', async () => {
      const { request_id, expires_in } = (await sendCode(anna.phone)).json();
      expect(expires_in).toBe(codeLifetime);
      const [{ kind, recipient } = {}] = await readOutbox();
      expect([kind, recipient]).toEqual(['sms', `+${anna.phone}`]);
      const code = await lastCode();
      expect(JSON.stringify(await rows(shop.db, sql`select * from phone_codes`))).not.toMatch(new RegExp(`${request_id}|"${code}"`));
      const tokens = (await signIn(anna.phone, code, request_id)).json();
      expect((await me(tokens)).json()).toMatchObject({ phone: anna.phone });
      expect((await signIn(anna.phone, code, request_id)).statusCode).toBe(422);
    });

    test('that two bring at once signs one of them in', async () => {
      const { request_id } = (await sendCode(anna.phone)).json();
      const code = await lastCode();
      const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(anna.phone, code, request_id)));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    });

    test('is sent to a phone that nobody has as to any other; that there is no account is told to who holds the phone', async () => {
      const [known, unknown] = [await sendCode(anna.phone), await sendCode(unusedPhone)];
      expect([known.statusCode, Object.keys(known.json())]).toEqual([unknown.statusCode, Object.keys(unknown.json())]);
      const { request_id } = unknown.json();
      const code = await lastCode();
      expect((await signIn(unusedPhone, other(code), request_id)).json().errors).toEqual({
        code: [expect.stringContaining('Неверный код')],
      });
      expect((await signIn(unusedPhone, code, request_id)).json().errors).toEqual({
        phone: [expect.stringContaining('Зарегистрируйтесь')],
      });
    });

    test('is worth nothing late, for another phone, for another purpose or under another request', async () => {
      const { request_id } = (await sendCode(anna.phone)).json();
      const code = await lastCode();
      for (const [phone, request] of [
        [boris.phone, request_id],
        [anna.phone, 'another'],
      ] as const)
        expect((await signIn(phone, code, request)).json().errors).toHaveProperty('code');
      const asNew = await shop.post('/auth/v2/users/register/verify-code', { phone: anna.phone, code, request_id });
      expect(asNew.statusCode).toBe(422);
      shop.advanceClock(codeLifetime);
      expect((await signIn(anna.phone, code, request_id)).statusCode).toBe(422);
    });

    test(`may be tried ${maxCodeTries} times, also at once; then the right one is wrong too`, async () => {
      const { request_id } = (await sendCode(anna.phone)).json();
      const code = await lastCode();
      const wrong = () => signIn(anna.phone, other(code), request_id);
      const tried = await Promise.all(Array.from({ length: maxCodeTries - 1 }, wrong));
      expect(tried.map((answer) => answer.json().tries_left).toSorted()).toEqual([1, 2, 3, 4]);
      expect((await wrong()).json().tries_left).toBe(0);
      expect((await signIn(anna.phone, code, request_id)).json().errors).toHaveProperty('code');
    });

    test('is asked for so often from one network, and so often from all; other phones are not touched', async () => {
      for (let at = 0; at < maxCodes.here; at++) expect((await sendCode(anna.phone, from('203.0.113.1'))).statusCode).toBe(200);
      const refused = await sendCode(anna.phone, from('203.0.113.1'));
      expect([refused.json().code, refused.headers['retry-after']]).toEqual(['too_many_attempts', '900']);
      expect((await sendCode(boris.phone, from('203.0.113.1'))).statusCode).toBe(200);
      for (let at = maxCodes.here; at < maxCodes.everywhere; at++)
        expect((await sendCode(anna.phone, from(`198.51.100.${at}`))).statusCode).toBe(200);
      expect((await sendCode(anna.phone, from('192.0.2.1'))).statusCode).toBe(429);
      expect(await readOutbox()).toHaveLength(maxCodes.everywhere + 1);
    });

    test('travels as six digits, and as nothing else', async () => {
      for (const code of ['12345', '1234567', 'abcdef', ''])
        expect((await signIn(anna.phone, code, 'any')).json().code).toBe('validation_failed');
    });
  });

  describe('a new account', () => {
    const signUpForm = { phone: unusedPhone, first_name: 'Вера', email: 'Vera@vitrina.example', password: 'Vitrina2026', agreement: true };
    const prove = async (phone = unusedPhone) => {
      const { request_id } = (await sendNewCode(phone)).json();
      return { request_id, code: await lastCode() };
    };
    const signUp = (body: object) => shop.post('/user/sign-up', body);

    test('is made for a confirmed phone, signs in, and keeps what was agreed to', async () => {
      const proof = await prove();
      const verified = await shop.post('/auth/v2/users/register/verify-code', { phone: unusedPhone, ...proof });
      expect(verified.json()).toEqual({ is_verified: true });
      const tokens = (await signUp({ ...signUpForm, ...proof })).json();
      expect((await me(tokens)).json()).toMatchObject({
        phone: unusedPhone,
        first_name: 'Вера',
        email: null,
        new_email: 'vera@vitrina.example',
      });
      expect((await login({ phone: unusedPhone, password: signUpForm.password })).statusCode).toBe(200);
      expect(await rows(shop.db, sql`select purpose, ip from account_consents`)).toEqual([{ purpose: 'personal-data', ip: '127.0.0.1' }]);
      expect((await signUp({ ...signUpForm, ...proof })).json().errors).toHaveProperty('code');
    });

    test('needs a password of both letters, an agreement and the right code, and may be mended with the same code', async () => {
      const proof = await prove();
      const faults = async (over: object) => (await signUp({ ...signUpForm, ...proof, ...over })).json().errors;
      expect(await faults({ password: 'Short1' })).toEqual({ password: ['Пожалуйста, введите не меньше 8 символов.'] });
      expect(await faults({ password: 'vitrina2026' })).toEqual({ password: ['Пароль должен содержать строчные и заглавные буквы'] });
      expect(await faults({ agreement: false })).toEqual({ agreement: ['Для завершения необходимо согласие.'] });
      expect(await faults({ code: other(proof.code) })).toHaveProperty('code');
      expect((await signUp({ ...signUpForm, ...proof })).statusCode).toBe(200);
    });

    test('of a phone that has one is refused to who holds the phone, and to nobody else', async () => {
      const proof = await prove(anna.phone);
      expect((await signUp({ ...signUpForm, phone: anna.phone, ...proof })).json().errors).toEqual({
        phone: [expect.stringContaining('уже есть')],
      });
    });
  });

  describe('a forgotten password', () => {
    const request = (body: object, headers = {}) => shop.post('/user/request-password-reset', body, headers);
    const reset = (token: string, password: string) => shop.post('/user/password-reset', { token, password });
    const tokenSent = async () => /[?&]token=([\w-]+)/.exec((await readOutbox())[0]?.text ?? '')?.[1] ?? '';
    const return_url = 'https://shop.example/user/password-reset';
    const newPassword = 'NewVitrina2026';
    afterEach(() => shop.restorePasswords());

    test('is replaced by a link to the e-mail, once; every session ends', async () => {
      const before = await shop.signIn();
      expect((await request({ email: email.toUpperCase(), return_url })).json()).toEqual({ is_sent: true });
      const [letter] = await readOutbox();
      expect([letter?.kind, letter?.recipient, letter?.text]).toEqual(['email', email, expect.stringContaining(`${return_url}?token=`)]);
      const token = await tokenSent();
      expect(JSON.stringify(await rows(shop.db, sql`select * from account_links`))).not.toContain(token);
      expect((await reset(token, 'короткий')).json().errors).toEqual({ password: [expect.stringContaining('Пароль должен')] });
      expect((await reset(token, newPassword)).json()).toEqual({ is_changed: true });
      expect((await me(before)).statusCode).toBe(401);
      expect((await login({ email, password: anna.password })).statusCode).toBe(422);
      expect((await login({ email, password: newPassword })).statusCode).toBe(200);
      expect((await reset(token, 'Another2026')).json().errors).toEqual({ token: [expect.stringContaining('не действует')] });
    });

    test('is replaced by a link to the phone as well, and nobody else’s with it', async () => {
      await request({ phone: anna.phone });
      expect((await readOutbox())[0]).toMatchObject({ kind: 'sms', recipient: `+${anna.phone}` });
      const others = await shop.signIn({}, boris);
      await request({ phone: anna.phone, return_url });
      expect((await reset(await tokenSent(), newPassword)).statusCode).toBe(200);
      expect((await me(others)).statusCode).toBe(200);
    });

    test('takes the e-mail along that a thief has wished for: its link confirms nothing any more', async () => {
      const thief = bearerOf(await shop.signIn());
      const wished = { first_name: null, last_name: null, birthdate: null, sex: null, phone: anna.phone, email: 'thief@vitrina.example' };
      await shop.app.inject({ method: 'PUT', url: '/v2/users/me/profile', headers: thief, payload: wished });
      const link = /ссылку: ([\w-]+)/.exec((await readOutbox())[0]?.text ?? '')?.[1];
      await request({ email, return_url });
      expect((await reset(await tokenSent(), newPassword)).statusCode).toBe(200);
      const confirmed = await shop.post('/v2/users/me/profile/confirm-email', { token: link });
      expect([confirmed.statusCode, link?.length]).toEqual([422, 32]);
      expect(await rows(shop.db, sql`select email, new_email from users where id = 1`)).toEqual([{ email, new_email: null }]);
    });

    test('ends the sign-in of whoever has just proven the old one, before its session begins', async () => {
      const condition = sql`email = ${email}`;
      const proven = await accountBy(shop.db, condition);
      await request({ email, return_url });
      expect((await reset(await tokenSent(), newPassword)).statusCode).toBe(200);
      expect(await refusal(beginPasswordSession(shop.db, proven!, shop.now))).toMatchObject({ status: 422, code: 'wrong_credentials' });
      expect(await rows(shop.db, sql`select id from sessions where ended_at is null`)).toEqual([]);
      await beginPasswordSession(shop.db, (await accountBy(shop.db, condition))!, shop.now);
    });

    test('of nobody is answered alike, and nothing is sent', async () => {
      expect((await request({ phone: unusedPhone, return_url })).json()).toEqual({ is_sent: true });
      expect((await request({ email: 'nobody@vitrina.example', return_url })).json()).toEqual({ is_sent: true });
      expect(await readOutbox()).toEqual([]);
    });

    test('has one link at a time, for an hour', async () => {
      await request({ email, return_url });
      const first = await tokenSent();
      await request({ email, return_url });
      const second = await tokenSent();
      expect((await reset(first, newPassword)).statusCode).toBe(422);
      shop.advanceClock(linkLifetime.password.seconds);
      expect((await reset(second, newPassword)).statusCode).toBe(422);
    });

    test('is asked for so often, whether or not there is the account', async () => {
      const statuses = async (body: object) => {
        const answers = [];
        for (let at = 0; at < 4; at++) answers.push((await request(body)).statusCode);
        return answers;
      };
      expect(await statuses({ email })).toEqual([200, 200, 200, 429]);
      expect(await statuses({ email: 'nobody@vitrina.example' })).toEqual([200, 200, 200, 429]);
    });
  });

  test('the content system is told of a sign-out by whoever is signed in', async () => {
    const tokens = await shop.signIn();
    expect((await shop.post('/user/auth-cms/logout', undefined, bearerOf(tokens))).json()).toEqual({ is_ended: true });
    expect((await shop.post('/user/auth-cms/logout')).statusCode).toBe(401);
  });
});
