import { userProfile } from '@vitrina/services/profile/endpoints.ts';
import type { Decoded } from '../row.ts';

export type Profile = Decoded<typeof userProfile>;

export const rows = { Profile: userProfile };
