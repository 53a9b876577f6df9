import { userProfile } from '@vitrina/services/profile/endpoints.ts';
import { type Decoded, keysOf } from '../base/source.ts';

export type Profile = Decoded<typeof userProfile>;

export interface ProfileUpdatePayload {
  user: Profile | null;
}
export type ProfileSetMailingsPayload = ProfileUpdatePayload;
export type ProfileSubscribePayload = ProfileUpdatePayload;
export interface ProfileRemovePayload {
  isRemoved: boolean;
}
export interface ProfileConfirmEmailPayload {
  isConfirmed: boolean;
}

const payloadKeys = keysOf<ProfileUpdatePayload>()('user');

export const sources = {
  Profile: userProfile,
  ProfileUpdatePayload: payloadKeys,
  ProfileSetMailingsPayload: payloadKeys,
  ProfileSubscribePayload: payloadKeys,
  ProfileRemovePayload: keysOf<ProfileRemovePayload>()('isRemoved'),
  ProfileConfirmEmailPayload: keysOf<ProfileConfirmEmailPayload>()('isConfirmed'),
};
