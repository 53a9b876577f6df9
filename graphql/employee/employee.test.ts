import { describe, expect, test } from 'vitest';
import { run } from '../run.ts';
import { type Answers, fakeProvider, refusal, setCookies, testContext, unavailable } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

async function execute(source: string, cookie: string, over: Answers = {}) {
  const fake = fakeProvider(shop(over));
  const { context, lines } = testContext(fake.provider, cookie === '' ? {} : { cookie });
  const { data, errors } = await run({ source, context });
  const codes = (errors ?? []).map(({ extensions }) => extensions.code);
  return { data, errors, codes, cookies: setCookies(context), lines, context, ...fake };
}
const namesOf = (cookies: readonly string[]) => cookies.map((cookie) => cookie.split(';')[0]);

const staff = 'employee_token=staff-0; trade_point_number=017; trade_point_name=X';
const byToken = 'mutation { employeeSignInToken(input: { token: " badge-1 " }) { employee { tradePointNumber employeeName } } }';
const rejectUnauthorized = () => Promise.reject(refusal(401, 'unauthorized'));

describe('signing in', () => {
  test('keeps token and names out of reach of scripts, and calls that follow are the staff’s', async () => {
    const both = byToken.replace(/\}$/, 'employeeSignOut { isEndedAtProvider } }');
    const { data, cookies, recordedCalls } = await execute(byToken, staff);
    expect(data?.employeeSignInToken).toEqual({ employee: { tradePointNumber: '017', employeeName: 'Ольга Кравец' } });
    expect(cookies).toHaveLength(5);
    for (const cookie of cookies) expect(cookie).toMatch(/Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax/);
    expect(recordedCalls.map(({ input, caller }) => [input, caller.employeeToken])).toEqual([[{ body: { token: 'badge-1' } }, 'staff-0']]);
    expect((await execute(both, staff)).recordedCalls.map(({ caller }) => caller.employeeToken)).toEqual(['staff-0', 'staff-1']);
  });

  test('by a trade point takes a name along that is there no more', async () => {
    const source = 'mutation { employeeSignInTradePoint(input: { tradePointNumber: "017" }) { employee { personnelNumber } } }';
    const { cookies, context } = await execute(source, 'employee_token=staff-0; personnel_number=1; employee_name=X');
    expect(namesOf(cookies)).toContain('personnel_number=');
    expect(context.viewer).toMatchObject({ kind: 'employee', employee: { tradePointNumber: '017', employeeName: null } });
  });

  test.each([
    ['employeeSignInToken(input: { token: " " })', 'input.token'],
    ['employeeSignInTradePoint(input: { tradePointNumber: "" })', 'input.tradePointNumber'],
  ])('%s costs no call', async (field, name) => {
    const { errors, recordedCalls } = await execute(`mutation { ${field} { employee { employeeName } } }`, '');
    expect([Object.keys(errors?.[0]?.extensions.fields ?? {}), recordedCalls]).toEqual([[name], []]);
  });

  test('what the provider says is at fault stands beside its field, and nobody is signed in', async () => {
    const wrong = refusal(422, 'wrong_credentials', 'Неверно', { access_code: ['Неверный код'] });
    const source =
      'mutation { employeeSignInTradePoint(input: { tradePointNumber: "017", accessCode: "x" }) { employee { employeeName } } }';
    const { errors, cookies, context } = await execute(source, '', { employee: { loginTradePoint: () => Promise.reject(wrong) } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { 'input.accessCode': ['Неверный код'] } });
    expect([cookies, context.viewer.kind]).toEqual([[], 'guest']);
  });
});

describe('signing out', () => {
  const signOut = 'mutation { employeeSignOut { redirectUrl isEndedAtProvider } }';
  const all = `${staff}; basket_id=${samples.basketId}; order_keys=order-key-1`;

  test('takes all of the staff and of its customers from the browser, and says where it is led', async () => {
    const { data, cookies, context } = await execute(signOut, all);
    expect(data?.employeeSignOut).toEqual({ redirectUrl: '/employee', isEndedAtProvider: true });
    expect(namesOf(cookies).sort()).toEqual(
      ['basket_id', 'employee_name', 'employee_token', 'order_keys', 'personnel_number', 'trade_point_name', 'trade_point_number'].map(
        (name) => `${name}=`,
      ),
    );
    expect(context.viewer).toMatchObject({ kind: 'guest', employee: undefined, basketId: undefined, orderKeys: [] });
  });

  test.each([
    ['does not wait for a provider that is away', () => Promise.reject(unavailable()), false],
    ['has nothing to end where the session is over', rejectUnauthorized, true],
  ])('%s', async (_name, logout, isEndedAtProvider) => {
    const { data, cookies } = await execute(signOut, all, { employee: { logout } });
    expect(data?.employeeSignOut).toEqual({ redirectUrl: null, isEndedAtProvider });
    expect(namesOf(cookies)).toContain('employee_token=');
  });

  test('of nobody costs no call', async () => {
    expect((await execute(signOut, '')).recordedCalls).toEqual([]);
  });
});

describe('an order', () => {
  const create = `mutation { orderCreate(input: { contact: { firstName: "Анна", phone: "+7 949 123-45-67" }, deliveries: [], revision: 1, isOneClick: true,
    consents: [PERSONAL_DATA], idempotencyKey: "order-12345678" }) { orders { employee { tradePointNumber personnelNumber } } } }`;

  test('carries the staff’s token and says by whom it was made', async () => {
    const employee = { tradePointNumber: '017', personnelNumber: '0042' };
    const over = { orders: { create: () => ({ orders: [samples.order({ employee })], order_key: 'order-key-1' }) } };
    const { data, recordedCalls } = await execute(create, `${staff}; basket_id=${samples.basketId}`, over);
    expect(data?.orderCreate).toEqual({ orders: [{ employee }] });
    expect(recordedCalls.find(({ call }) => call === 'orders.create')?.caller.employeeToken).toBe('staff-0');
  });

  test('of a session that is over is not made, and the browser forgets the staff alone', async () => {
    const { codes, cookies, context } = await execute(create, `${staff}; basket_id=${samples.basketId}`, {
      orders: { create: rejectUnauthorized },
    });
    expect(codes).toEqual(['UNAUTHENTICATED']);
    expect(namesOf(cookies)).toContain('employee_token=');
    expect([namesOf(cookies).includes('basket_id='), context.viewer.kind]).toEqual([false, 'guest']);
  });
});
