import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../root.tsx';
import { shop } from '../company.ts';

export type Shell = Awaited<ReturnType<typeof loader>>;

/** What the shell shows when its own loader could not run: an error screen still has its header. */
const bare: Shell = {
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
  return useRouteLoaderData<typeof loader>('root') ?? bare;
}
