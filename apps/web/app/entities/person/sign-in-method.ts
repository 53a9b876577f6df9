/** Methods to sign in, as the address names them. */
export const signInMethods = ['code', 'password', 'register'] as const;
/** `any`: nobody has chosen one yet, and the screen offers a code first, a password below it. */
export type SignInMethod = (typeof signInMethods)[number] | 'any';

export const signInMethodNames: Readonly<Record<(typeof signInMethods)[number], string>> = {
  code: 'По коду из СМС',
  password: 'По паролю',
  register: 'Регистрация',
};

export const signInMethodOf = (text: string | null): SignInMethod => signInMethods.find((way) => way === text) ?? 'any';

/** Address of the sign-in screen with one method open, and of the page to return to. */
export function signInPath(way: SignInMethod, returnTo: string | null): string {
  const query = new URLSearchParams({ ...(way !== 'any' && { way }), ...(returnTo !== null && { returnTo }) }).toString();
  return query === '' ? '/user/login' : `/user/login?${query}`;
}

/** The screens of whoever is nobody yet: nobody is led back to them. */
export const isOfSignIn = (path: string): boolean => /^\/user(?:\/|$)/.test(path);
