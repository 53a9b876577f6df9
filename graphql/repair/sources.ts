import type { Id } from '@vitrina/services/contract/wire.ts';
import { repairBrand, repairDeviceType, repairModel, repairProblem } from '@vitrina/services/repair/endpoints.ts';
import { address, repairRequest } from '@vitrina/services/repair/request.ts';
import { type Decoded, keysOf } from '../base/source.ts';

export type RepairDeviceType = Decoded<typeof repairDeviceType>;
export type RepairBrand = Decoded<typeof repairBrand>;
export type RepairModel = Decoded<typeof repairModel>;
export type RepairProblem = Decoded<typeof repairProblem>;
export type RepairRequest = Decoded<typeof repairRequest>;
export type RepairAddress = Decoded<typeof address>;
export type RepairEvent = RepairRequest['history'][number];

export interface RepairRequestCreatePayload {
  id: Id;
  repairKey: string | null;
}
export interface RepairCallRequestPayload {
  isTaken: boolean;
}
export interface RepairSendCodePayload {
  request_id: string;
  expires_in: number;
}
export interface RepairVerifyCodePayload {
  isVerified: boolean;
}

export const sources = {
  RepairDeviceType: repairDeviceType,
  RepairBrand: repairBrand,
  RepairModel: repairModel,
  RepairProblem: repairProblem,
  RepairRequest: repairRequest,
  RepairAddress: address,
  RepairEvent: keysOf<RepairEvent>()('status', 'at', 'comment'),
  RepairRequestCreatePayload: keysOf<RepairRequestCreatePayload>()('id', 'repairKey'),
  RepairCallRequestPayload: keysOf<RepairCallRequestPayload>()('isTaken'),
  RepairSendCodePayload: keysOf<RepairSendCodePayload>()('request_id', 'expires_in'),
  RepairVerifyCodePayload: keysOf<RepairVerifyCodePayload>()('isVerified'),
};
