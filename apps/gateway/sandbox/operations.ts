/** What the page asks on its own account, besides what its reader runs. */
export const whoIsHereOperation = 'query WhoIsHere { me { firstName lastName phone email } }';
export const signInOperation =
  'mutation SignIn($input: SessionSignInInput!) { sessionSignIn(input: $input) { userErrors { ... on UserError { message } } } }';
export const signOutOperation = 'mutation SignOut { sessionSignOut { isEndedAtProvider } }';
