import routes from '@vitrina/web/app/routes.ts';
import { buildSchema } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { readDemoStaff } from '../src/demo-staff.ts';
import { type Belongings, belongingsOf, marks, ownData, signUp } from './authorization/belongings.ts';
import { fields, hers, impersonal, own } from './authorization/fields.ts';
import { idFields } from './authorization/id-fields.ts';
import { pathsOf } from './authorization/paths.ts';
import { screens } from './authorization/screens.ts';
import { startBreakableShop } from './breakable-shop.ts';
import type { StartedShop } from './full-stack.ts';
import { Visitor } from './visitor.ts';

let shop: StartedShop;
let she: Visitor;
let her: Belongings;

beforeAll(async () => {
  ({ shop } = await startBreakableShop());
  she = new Visitor(shop);
  her = await belongingsOf(shop, she);
});

const forgedKey = '0'.repeat(32);

/** Who asks, by the cookies that he brings along. */
const otherVisitors: Readonly<Record<string, () => Promise<Visitor>>> = {
  'a guest': async () => new Visitor(shop),
  'a second shopper': async () => {
    const visitor = new Visitor(shop);
    await signUp(shop, visitor, '+79009990002', 'Борис');
    return visitor;
  },
  'a guest with cookies made up': async () =>
    new Visitor(
      shop,
      new Map(
        [
          'access_token',
          'refresh_token',
          'basket_id',
          'order_keys',
          'repair_keys',
          'comment_key',
          'employee_token',
          'checkout_draft',
          'sign_in',
        ].map((name) => [name, forgedKey]),
      ),
    ),
  'an employee who only says so': async () =>
    new Visitor(
      shop,
      new Map([
        ['employee_token', forgedKey],
        ['personnel_number', '1'],
        ['trade_point_number', '1'],
      ]),
    ),
  'an employee who is signed in': async () => {
    const visitor = new Visitor(shop);
    const token = readDemoStaff()?.person.token;
    const signedIn = `mutation { employeeSignInToken(input: { token: "${token}" }) { employee { personnelNumber } } }`;
    const { data } = await visitor.execute<{ employeeSignInToken: object | null }>(signedIn);
    expect(data?.employeeSignInToken).not.toBeNull();
    return visitor;
  },
};

test('of every field that takes an id it is said what another visitor gets', async () => {
  const schema = buildSchema(await (await fetch(`${shop.origin}/graphql/schema.graphql`)).text());
  const others = idFields(schema).filter((name) => !impersonal.has(name));
  expect(Object.keys(fields).toSorted()).toEqual(others.toSorted());
});

test('of every screen it is said what another visitor gets', () => {
  const paths = pathsOf(routes);
  const personal = Object.keys(screens);
  expect(personal.filter((path) => !paths.includes(path))).toEqual([]);
  expect(paths.filter((path) => !(path in screens) && !isPublic(path))).toEqual([]);
});

/** What the shop shows to everybody alike. */
const isPublic = (path: string): boolean =>
  /^\/(?:$|\*|catalog|search|advent-calendar|honor|special-offers|reviews|news|city|shops|store|delivery|legal|menu|suggestions|sitemap|town\.svg|robots|manifest|fonts|offline|worker\.js)/.test(
    path,
  );

test('she has it all herself', async () => {
  expect((await she.open(`/documents/${her.file}`)).status).toBe(200);
  for (const screen of Object.values(screens)) {
    if (typeof screen === 'string') continue;
    const { status, html } = await she.open(screen.hers(her));
    if (screen.isFile) expect(status).toBe(200);
    else expect(html, screen.hers(her)).toMatch(marks);
  }
  for (const name of hers.filter((name) => name.startsWith('Query.') && name !== 'Query.trackedOrder')) {
    const operation = fields[name] ?? 'public';
    if (operation !== 'public') expect((await she.execute<{ it: unknown }>(`{ it: ${operation(her)} }`)).data?.it).not.toBeNull();
  }
});

test.each(Object.entries(otherVisitors))('%s reaches nothing of hers by any field or screen', async (who, come) => {
  const visitor = await come();
  visitor.address = `198.51.100.${Object.keys(otherVisitors).indexOf(who) + 1}`;
  const before = await ownData(she, her);
  const wrong: string[] = [];
  for (const [name, operation] of Object.entries(fields)) {
    if (operation === 'public') continue;
    const [root = ''] = name.split('.');
    const answer = await visitor.execute<Record<string, unknown>>(`${root === 'Query' ? 'query' : 'mutation'} { it: ${operation(her)} }`);
    const text = JSON.stringify(answer);
    const code = answer.errors?.[0]?.extensions.code ?? '';
    const hasAnswer = (answer.data?.it ?? null) !== null;
    if ((hers.includes(name) && hasAnswer) || marks.test(text) || code === 'GRAPHQL_VALIDATION_FAILED') wrong.push(`${name}: ${text}`);
  }
  const mine = JSON.stringify(await visitor.execute(own));
  if (marks.test(mine)) wrong.push(`his own: ${mine}`);
  for (const [path, screen] of Object.entries(screens)) {
    const address = typeof screen === 'string' ? path : screen.hers(her);
    if (screen === 'public') continue;
    const page = await visitor.open(address);
    const isShown = typeof screen !== 'string' && screen.isFile === true && page.status < 400;
    if (marks.test(page.html) || isShown) wrong.push(`${address} (${page.status}) tells of her`);
    if (typeof screen === 'string') continue;
    for (const form of screen.forms ?? []) {
      const sent = await visitor.send(address, form);
      if (marks.test(sent.html)) wrong.push(`${address} with ${JSON.stringify(form)} (${sent.status}) tells of her`);
    }
  }
  // A file of a repair is also the staff's, who mend by it.
  const { status } = await visitor.open(`/documents/${her.file}`);
  if (status !== (who === 'an employee who is signed in' ? 200 : 404)) wrong.push(`her file is answered by ${status}`);
  await visitor.send('/account/addresses', { intent: 'remove', id: her.address });
  expect(wrong).toEqual([]);
  expect(await ownData(she, her)).toEqual(before);
});

test('a page of another site changes nothing of hers, whichever screen, field or upload it sends her cookies to', async () => {
  const before = await ownData(she, her);
  const cookie = [...she.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const foreign = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const send = async (path: string, type: string, body: string): Promise<number> =>
    (await fetch(`${shop.origin}${path}`, { method: 'POST', headers: { ...foreign, 'content-type': type }, body, redirect: 'manual' }))
      .status;
  const ids: Readonly<Record<string, string>> = { ':id': her.order, ':orderId': her.order };
  const taken: string[] = [];
  for (const path of pathsOf(routes)) {
    const address = path.replaceAll(/:\w+\??/g, (name) => ids[name] ?? '1').replace('*', 'nothing');
    const form = `intent=cancel&id=${her.address}&productId=${her.product}&product=${her.product}`;
    const status = await send(address, 'application/x-www-form-urlencoded', form);
    if (status !== 403) taken.push(`${address} answers ${status}`);
  }
  expect(taken).toEqual([]);
  const query = JSON.stringify({ query: `mutation { orderCancel(input: { orderId: "${her.order}" }) { order { id } } }` });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    expect(await send('/graphql', type, query)).toBeGreaterThanOrEqual(400);
    expect(await send('/uploads', type, query)).toBeGreaterThanOrEqual(400);
  }
  // JSON is sent only after the browser has asked, and another site is not allowed it.
  const asked = { ...foreign, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
  const { headers } = await fetch(`${shop.origin}/graphql`, { method: 'OPTIONS', headers: asked });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(await ownData(she, her)).toEqual(before);
});
