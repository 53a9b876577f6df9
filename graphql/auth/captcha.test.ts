import { expect, test } from 'vitest';
import { execute } from '../testing/execute.ts';
import { shop } from '../testing/whole-shop.ts';

test.each([
  ['auth.login', 'sessionSignIn(input: { login: "anna@vitrina.example", password: "x", captcha: "said" }) { basketChanges { was } }'],
  ['auth.sendLoginCode', 'sessionSendCode(input: { phone: "+79000000001", purpose: SIGN_IN, captcha: "said" }) { requestId }'],
  ['auth.sendRegisterCode', 'sessionSendCode(input: { phone: "+79000000001", purpose: SIGN_UP, captcha: "said" }) { requestId }'],
  ['auth.requestPasswordReset', 'passwordRequestReset(input: { login: "anna@vitrina.example", captcha: "said" }) { __typename }'],
  ['loyalty.sendSms', 'loyaltySendCode(input: { phone: "+79000000001", captcha: "said" }) { requestId }'],
  ['repair.sendCode', 'repairSendCode(input: { phone: "+79000000001", captcha: "said" }) { requestId }'],
])('%s takes along what the captcha has said, and nothing where none was asked', async (call, field) => {
  const bodyOf = async (source: string) => {
    const { recordedCalls } = await execute(`mutation { ${source} }`, shop(), { headers: { cookie: 'access_token=access-0' } });
    return recordedCalls.find((each) => each.call === call)?.input;
  };
  expect(await bodyOf(field)).toMatchObject({ body: { captcha: 'said' } });
  expect(await bodyOf(field.replace(', captcha: "said"', ''))).not.toHaveProperty('body.captcha');
});
