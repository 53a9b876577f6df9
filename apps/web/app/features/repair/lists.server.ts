import type { RouterContextProvider } from 'react-router';
import {
  RepairBrandsDocument,
  RepairDevicesDocument,
  type RepairFrameQuery,
  RepairModelProblemsDocument,
  RepairModelsDocument,
  RepairPlacesDocument,
  RepairProblemsDocument,
} from '../../generated/graphql.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { query } from '../../platform/gateway/query.server.ts';
import type { Answers } from './answers.ts';

type Context = Readonly<RouterContextProvider>;

export type DeviceType = NonNullable<Answers['deviceType']>;

/** Kinds of devices, the ordinary ones first; null when nobody can tell. */
export const findDevices = async (context: Context, request: Request): Promise<DeviceType[] | null> =>
  devicesIn((await query(context, request, RepairDevicesDocument, {})).data);

/** The same of an answer that has them beside the rest. */
export function devicesIn(data: Pick<RepairFrameQuery, 'ordinary' | 'major'> | null): DeviceType[] | null {
  if (data === null || (!data.ordinary && !data.major)) return null;
  return [
    ...(data.ordinary ?? []).map((type) => ({ ...type, isMajor: false })),
    ...(data.major ?? []).map((type) => ({ ...type, isMajor: true })),
  ];
}

export async function findBrands(context: Context, request: Request, deviceTypeId: string) {
  return (await query(context, request, RepairBrandsDocument, { deviceTypeId })).data?.repairBrands ?? null;
}

export async function findModels(context: Context, request: Request, deviceTypeId: string, brandId: string) {
  return (await query(context, request, RepairModelsDocument, { deviceTypeId, brandId })).data?.repairModels ?? null;
}

/** What may be wrong with the model, or with any such device where the model is on no list. */
export async function findProblems(context: Context, request: Request, { deviceType, model }: Answers) {
  if (deviceType === null) return null;
  if (model !== null && model.id !== '') {
    return (await query(context, request, RepairModelProblemsDocument, { modelId: model.id })).data?.repairModelProblems ?? null;
  }
  const { data } = await query(context, request, RepairProblemsDocument, {
    deviceTypeId: deviceType.id,
    isMajorAppliance: deviceType.isMajor,
  });
  return data?.repairDeviceProblems ?? null;
}

/** Where a device can be brought: stores and multicentres of the city, and who repairs the brand under its warranty. */
export interface RepairPlace {
  /** `s:7` is a store, `c:501` a service centre. */
  value: string;
  /** As the provider numbers the types of stores; a service centre is none and stands as 0. */
  typeId: string;
  name: string;
  address: string;
  hours: string;
}

/** Types of stores that take devices: stores and multicentres. */
const taking = [1, 13];

export async function findPlaces(context: Context, request: Request, { brand }: Answers): Promise<RepairPlace[] | null> {
  const { data } = await query(context, request, RepairPlacesDocument, { brandCode: brand?.code ?? null });
  if (data === null || (data.stores === null && data.serviceCenters === null)) return null;
  return [
    ...(data.stores ?? [])
      .filter(({ typeId }) => taking.includes(Number(typeId)))
      .map(({ id, typeId, name, address, hoursText, workTimeLine }) => ({
        value: `s:${id}`,
        typeId,
        name,
        address,
        hours: nbsp(hoursText ?? workTimeLine),
      })),
    ...(data.serviceCenters ?? []).map(({ id, name, address, workTimeLine }) => ({
      value: `c:${id}`,
      typeId: '0',
      name,
      address,
      hours: nbsp(workTimeLine),
    })),
  ];
}
