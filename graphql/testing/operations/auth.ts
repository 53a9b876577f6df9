import { type Operations, profile } from './operation.ts';

const session = `user { ${profile} } accessToken refreshToken expiresIn refreshExpiresIn`;

export const auth: Operations = {
  signIn: {
    source: `mutation SignIn($input: SessionSignInInput!) { sessionSignIn(input: $input) { session { ${session} } basketChanges { productId product { id } supplierId was now } } }`,
    variables: { input: { login: '+7 900 000-00-01', password: 'Vitrina2026' } },
  },
  codes: {
    source: `mutation Codes($phone: Phone!) { sessionSendCode(input: { phone: $phone, purpose: SIGN_UP }) { requestId expiresIn }
      sessionVerifyCode(input: { phone: $phone, code: "123456", requestId: "request-1" }) { __typename }
      passwordRequestReset(input: { login: "anna@vitrina.example" }) { __typename }
      passwordReset(input: { token: "token-1", password: "Vitrina2026" }) { __typename } }`,
    variables: { phone: '+7 900 000-00-01' },
  },
  signInWithCode: {
    source: `mutation SignInWithCode($input: SessionSignInWithCodeInput!) { sessionSignInWithCode(input: $input) { session { expiresIn } basketChanges { now } } }`,
    variables: { input: { phone: '+7 900 000-00-01', code: '123456', requestId: 'request-1' } },
  },
  signUp: {
    source: `mutation SignUp($input: SessionSignUpInput!) { sessionSignUp(input: $input) { session { expiresIn } basketChanges { now } } }`,
    variables: {
      input: {
        phone: '+7 900 000-00-01',
        code: '123456',
        requestId: 'request-1',
        firstName: 'Анна',
        password: 'Vitrina2026',
        agreement: true,
      },
    },
  },
  signOut: { source: 'mutation SignOut { sessionSignOut { isEndedAtProvider } }', headers: { cookie: 'access_token=access-0' } },
  renew: {
    source: `mutation Renew($token: String!) { sessionRefresh(input: { refreshToken: $token }) { session { ${session} } } }`,
    variables: { token: 'refresh' },
    headers: { 'x-app-key': 'prices' },
  },
};
