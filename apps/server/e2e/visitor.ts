import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** The demonstration's own shopper, whom every journey may sign in as. */
export const demo = { phone: '+79000000001', password: 'Vitrina2026' };

/** A phone that no other journey uses. */
export const newPhone = (): string => `+79${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

/** Of a household of its own: what sets scenes is not held to the limits of one address. */
export const household = () => `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

/** One operation as this browser, to set the scene. */
export async function fetchData<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await page.request.post('/graphql', { data: { query, variables }, headers: { 'x-forwarded-for': household() } });
  const { data, errors } = await answer.json();
  expect(errors).toBeUndefined();
  return data;
}

/** The newest text that was sent to a phone or an address. */
export async function sentTo(request: APIRequestContext, recipient: string): Promise<string> {
  const [, port] = (process.env.E2E_PORTS ?? '').split(',');
  const outbox: { recipient: string; text: string }[] = await (await request.get(`http://127.0.0.1:${port}/demo/outbox`)).json();
  return outbox.find((message) => message.recipient === recipient)?.text ?? '';
}

export const codeIn = (text: string): string => /\d{6}/.exec(text)?.[0] ?? '';

/** A new account, signed in, made by the API; its phone and password. */
export async function signUp(page: Page): Promise<{ phone: string; password: string }> {
  const phone = newPhone();
  const { sessionSendCode } = await fetchData<{ sessionSendCode: { requestId: string } }>(
    page,
    'mutation ($phone: Phone!) { sessionSendCode(input: { phone: $phone, purpose: SIGN_UP }) { requestId } }',
    { phone },
  );
  const input = {
    phone,
    ...sessionSendCode,
    code: codeIn(await sentTo(page.request, phone)),
    firstName: 'Вера',
    password: demo.password,
    agreement: true,
  };
  await fetchData(page, 'mutation ($input: SessionSignUpInput!) { sessionSignUp(input: $input) { session { expiresIn } } }', { input });
  return { phone, password: demo.password };
}
