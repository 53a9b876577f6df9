import { userProfile } from '@vitrina/services/profile/endpoints.ts';
import type { Decoded } from '../parent.ts';

export type Profile = Decoded<typeof userProfile>;

export const parents = { Profile: userProfile };
