import { domains } from '@vitrina/services/registry.ts';
import { once } from '../calls/loader.ts';
import type { Profile } from './parents.ts';

const { read } = domains.profile;

/** The signed-in shopper, read once; a guest costs no call. */
export const visitorProfile = once({ read }, ({ read }, { viewer }): Promise<Profile | null> => {
  return viewer.isGuest ? Promise.resolve(null) : read({});
});
