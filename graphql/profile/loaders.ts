import { domains } from '@vitrina/services/registry.ts';
import { requestMemo } from '../calls/loader.ts';
import type { Profile } from './sources.ts';

const { read } = domains.profile;

/** The signed-in shopper, read once; a guest costs no call. */
export const visitorProfile = requestMemo({ read }, ({ read }, { viewer }): Promise<Profile | null> => {
  return viewer.isGuest ? Promise.resolve(null) : read({});
});
