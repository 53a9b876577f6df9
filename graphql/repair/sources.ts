import { sentCode } from '@vitrina/services/contract/phone-code.ts';
import type { Id } from '@vitrina/services/contract/wire.ts';
import { repairDeviceType, repairModel, repairProblem } from '@vitrina/services/repair/endpoints.ts';
import { address, openedRepair, repairRequest } from '@vitrina/services/repair/request.ts';
import { type Decoded, keysOf } from '../base/source.ts';
import type { Empty } from '../base/sources.ts';

export type RepairDeviceType = Decoded<typeof repairDeviceType>;
export type RepairModel = Decoded<typeof repairModel>;
export type RepairProblem = Decoded<typeof repairProblem>;
export type RepairAddress = Decoded<typeof address>;
export type RepairRequest = Decoded<typeof repairRequest>;

export interface RepairRequestCreatePayload {
  id: Id;
  repairKey: string | null;
}
export type RepairCallRequestPayload = Empty;
export interface RepairSendCodePayload {
  request_id: string;
  expires_in: number;
}
export type RepairVerifyCodePayload = Empty;
export type RepairSendOpeningCodePayload = Decoded<typeof sentCode>;
export type RepairOpenPayload = Decoded<typeof openedRepair>;

export const sources = {
  RepairDeviceType: repairDeviceType,
  RepairModel: repairModel,
  RepairProblem: repairProblem,
  RepairAddress: address,
  RepairRequest: repairRequest,
  RepairRequestCreatePayload: keysOf<RepairRequestCreatePayload>()('id', 'repairKey'),
  RepairCallRequestPayload: [],
  RepairSendCodePayload: keysOf<RepairSendCodePayload>()('request_id', 'expires_in'),
  RepairVerifyCodePayload: [],
  RepairSendOpeningCodePayload: sentCode,
  RepairOpenPayload: openedRepair,
};
