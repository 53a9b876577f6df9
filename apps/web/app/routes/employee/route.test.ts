import { describe, expect, test } from 'vitest';
import { leave } from '../../features/employee/action.server.ts';
import type { OperationResult } from '../../platform/gateway/shop.server.ts';
import { visit } from '../../testing/visit.ts';
import { action } from './route.tsx';

const staffPlace = 'https://staff.example';

function send(fields: Record<string, string>, answer: OperationResult = {}, address = '/employee') {
  const { context, cookies } = visit({ execute: async () => answer, employeeOrigins: [staffPlace] });
  const url = new URL(address, 'http://shop.example');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  return { cookies, answer: action({ context, request, params: {}, url, pattern: '/employee' }) };
}
const locationOf = (answer: unknown) => (answer instanceof Response ? [answer.status, answer.headers.get('location')] : answer);

describe('signing in', () => {
  const isIn = { data: { employeeSignInToken: { employee: { personnelNumber: '0042' } } } };

  test.each([
    ['/employee?way=token&returnTo=%2Fcart%2Fsummary', '/cart/summary'],
    ['/employee?way=token&returnTo=https%3A%2F%2Fevil.example', '/employee'],
    ['/employee?way=token&returnTo=%2F%2Fevil.example', '/employee'],
  ])('at %s leads to %s', async (address, to) => {
    expect(locationOf(await send({ intent: 'token', token: 'badge' }, isIn, address).answer)).toEqual([303, to]);
  });

  test('without a number says so beside it', async () => {
    const answer = await send({ intent: 'trade-point', tradePointNumber: ' ', accessCode: 'x' }).answer;
    expect(answer).toMatchObject({ data: { errors: { tradePointNumber: 'Это поле необходимо заполнить.' } } });
  });

  test('with a wrong code keeps the number and never the code', async () => {
    const extensions = { code: 'BAD_USER_INPUT', fields: { 'input.accessCode': ['Неверный код'] } };
    const refused = { data: null, errors: [{ message: 'no', path: ['employeeSignInTradePoint'], extensions }] };
    const answer = await send({ intent: 'trade-point', tradePointNumber: '017', accessCode: 'secret' }, refused).answer;
    expect(answer).toMatchObject({ data: { values: { tradePointNumber: '017' }, errors: { accessCode: 'Неверный код' } } });
    expect(JSON.stringify(answer)).not.toContain('secret');
  });
});

describe('signing out', () => {
  const led = (redirectUrl: string | null) => send({ intent: 'sign-out' }, { data: { employeeSignOut: { redirectUrl } } });

  test('leaves nothing that was typed of a customer', async () => {
    const { cookies, answer } = led('/employee');
    expect(locationOf(await answer)).toEqual([303, '/employee']);
    expect(cookies.some((cookie) => cookie.startsWith('checkout='))).toBe(true);
  });

  test('leads home when the provider says nothing', async () => {
    expect(locationOf(await led(null).answer)).toEqual([303, '/']);
  });

  test.each([
    ['/employee', '/employee'],
    [`${staffPlace}/bye?from=shop`, `${staffPlace}/bye?from=shop`],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    [`${staffPlace}.evil.example/`, '/'],
    [`https://staff.example@evil.example/`, '/'],
    ['javascript:alert(1)', '/'],
    ['data:text/html,x', '/'],
    ['/\t/evil.example', '/'],
    ['', '/'],
  ])('%j leads to %s', (said, to) => {
    expect(leave(said, [staffPlace]).headers.get('location')).toBe(to);
  });
});
