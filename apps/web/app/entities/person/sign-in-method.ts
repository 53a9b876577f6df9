/** The ways to sign in, as they stand in the address. */
export const ways = ['code', 'password', 'register'] as const;
/** `any`: nobody has chosen one yet, and the screen offers a code first, a password below it. */
export type Way = (typeof ways)[number] | 'any';

export const wayNames: Readonly<Record<(typeof ways)[number], string>> = {
  code: 'По коду из СМС',
  password: 'По паролю',
  register: 'Регистрация',
};

export const wayOf = (text: string | null): Way => ways.find((way) => way === text) ?? 'any';

/** The screen with one of the ways open, and where it leads in the end. */
export function signInPath(way: Way, returnTo: string | null): string {
  const query = new URLSearchParams({ ...(way !== 'any' && { way }), ...(returnTo !== null && { returnTo }) }).toString();
  return query === '' ? '/user/login' : `/user/login?${query}`;
}

/** The screens of whoever is nobody yet: nobody is led back to them. */
export const isOfSignIn = (path: string): boolean => /^\/user(?:\/|$)/.test(path);
