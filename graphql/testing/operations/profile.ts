import { type Operations, profile as profileFields } from './operation.ts';

export const profile: Operations = {
  changeProfile: {
    source: `mutation ChangeProfile($input: ProfileUpdateInput!) { profileUpdate(input: $input) { user { id } }
      profileSetMailings(input: { subscribeTypes: ["sale"] }) { user { subscribeTypes } }
      profileSubscribe(input: { productId: 42, isWanted: true }) { user { subscribeProductIds } }
      profileConfirmEmail(input: { token: "token-1" }) { __typename } profileRemove { __typename } }`,
    variables: { input: { firstName: 'Анна', sex: 'FEMALE', phone: '+7 900 000-00-01', email: 'anna@vitrina.example' } },
    headers: { cookie: 'access_token=access-0' },
  },
  person: {
    source: `query Person { me { ${profileFields} } viewer { kind isSignedIn isMobileApp application applicationKey { name rights requestsPerMinute operationCost expiresAt } city { id }
      employee { tradePointNumber tradePointName personnelNumber employeeName } } }`,
    headers: { cookie: 'access_token=access-0; employee_token=staff-1; personnel_number=42; employee_name=Anna' },
  },
};
