import { useRouteLoaderData } from 'react-router';
import type { ShellQuery } from '../../generated/graphql.ts';
import { shop } from '../company.ts';
import type { Flags } from '../flags/flags.ts';
import type { ScreenGoal } from '../goals/goals.ts';
import type { CookieNotice } from './consent.server.ts';
import type { Notice } from './notice.ts';
import type { ColorScheme } from './preferences.server.ts';

/** What stands around every screen, as the loader of the root has it. */
export interface Shell {
  city: Omit<NonNullable<ShellQuery['currentCity']>, '__typename'>;
  /** False until the visitor has said or confirmed where they are. */
  isCityConfirmed: boolean;
  cookieNotice: CookieNotice;
  /** Address of the script that counts, once the visitor has agreed. */
  counterScript: string | null;
  /** What the empty search field suggests. */
  placeholder: string | null;
  flags: Flags;
  help: readonly { url: string; name: string }[];
  sections: NonNullable<ShellQuery['menu']>;
  /** The sum in kopecks. */
  basket: { quantity: number; sum: number; items: NonNullable<ShellQuery['basket']>['items'] };
  /** Null for a guest. Products of which the visitor is told when they arrive or become cheaper. */
  viewer: { name: string; watchedProductIds: readonly string[] } | null;
  /** Names of the signed-in employees; null for everybody else. */
  staff: readonly string[] | null;
  lists: { favorites: readonly string[]; compare: readonly string[] };
  colorScheme: ColorScheme | null;
  notice: Notice | null;
  goal: ScreenGoal | null;
  redirectGuard: readonly string[] | null;
  tileUrl: string | null;
}

/** What the shell shows when its own loader could not run: an error screen still has its header. */
const fallbackShell: Shell = {
  city: { ...shop.defaultCity, phone: shop.phone },
  isCityConfirmed: true,
  cookieNotice: 'none',
  counterScript: null,
  placeholder: null,
  flags: {},
  help: [],
  sections: [],
  basket: { quantity: 0, sum: 0, items: [] },
  viewer: null,
  staff: null,
  lists: { favorites: [], compare: [] },
  colorScheme: null,
  notice: null,
  goal: null,
  redirectGuard: null,
  tileUrl: null,
};

/** The city, the basket and the visitor's choices, on every screen. */
export function useShell(): Shell {
  return useRouteLoaderData<Shell>('root') ?? fallbackShell;
}
