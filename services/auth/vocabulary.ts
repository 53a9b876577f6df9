/** Seconds for which the tokens of a session are kept where the provider does not say how long they live (ours). */
export const tokenLifetimes = { access: 15 * 60, refresh: 30 * 24 * 3600 } as const;

/** Characters of the shortest password (ours; the specification has the message and no number). */
const shortestPassword = 8;

/** What is wrong with a new password, in the words of the specification (spec 1 §5); null when it will do. */
export function passwordFault(password: string): string | null {
  if (password.length < shortestPassword) return `Пожалуйста, введите не меньше ${shortestPassword} символов.`;
  return /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) ? null : 'Пароль должен содержать строчные и заглавные буквы';
}
