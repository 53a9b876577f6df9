/** The ways to sign in, as they stand in the address. */
export const ways = ['password', 'code', 'register'] as const;
export type Way = (typeof ways)[number];

export const wayNames: Readonly<Record<Way, string>> = { password: 'По паролю', code: 'По коду из СМС', register: 'Регистрация' };

export const wayOf = (text: string | null): Way => ways.find((way) => way === text) ?? 'password';

/** The screen with one of the ways open, and where it leads in the end. */
export function signInPath(way: Way, returnTo: string | null): string {
  const query = new URLSearchParams({ ...(way !== 'password' && { way }), ...(returnTo !== null && { returnTo }) }).toString();
  return query === '' ? '/user/login' : `/user/login?${query}`;
}

/** The screens of whoever is nobody yet: nobody is led back to them. */
export const isOfSignIn = (path: string): boolean => /^\/user(?:\/|$)/.test(path);
