import type { RouterContextProvider } from 'react-router';
import type { ScreenGoal } from '../goals/goals.ts';
import { clearCookie, lifetime, readCookie, writeCookie } from './cookies.server.ts';

const cookie = 'goal';
/** Goals reached by a form that redirects: the next page reports them. */
const screenGoals: readonly ScreenGoal[] = ['registration'];

/** Has the next page report a goal. */
export function setPendingGoal(context: Readonly<RouterContextProvider>, goal: (typeof screenGoals)[number]): void {
  writeCookie(context, cookie, goal, { maxAge: lifetime.notice });
}

/** The goal this page has to report, removed so that it is reported once; null without one. */
export function consumePendingGoal(context: Readonly<RouterContextProvider>): ScreenGoal | null {
  const goal = readCookie(context, cookie);
  if (goal === null || goal === '') return null;
  clearCookie(context, cookie);
  return screenGoals.find((each) => each === goal) ?? null;
}
