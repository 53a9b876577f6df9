import { userProfile } from '@vitrina/services/profile/endpoints.ts';
import { type Decoded, keysOf } from '../base/source.ts';
import type { Empty } from '../base/sources.ts';

export type Profile = Decoded<typeof userProfile>;

export interface ProfileUpdatePayload {
  user: Profile | null;
}
export type ProfileSetMailingsPayload = ProfileUpdatePayload;
export type ProfileSubscribePayload = ProfileUpdatePayload;
export type ProfileRemovePayload = Empty;
export type ProfileConfirmEmailPayload = Empty;

const payloadKeys = keysOf<ProfileUpdatePayload>()('user');

export const sources = {
  Profile: userProfile,
  ProfileUpdatePayload: payloadKeys,
  ProfileSetMailingsPayload: payloadKeys,
  ProfileSubscribePayload: payloadKeys,
  ProfileRemovePayload: [],
  ProfileConfirmEmailPayload: [],
};
