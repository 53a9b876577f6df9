import type { Input } from '@vitrina/services/contract/endpoint.ts';
import { imeiFault } from '@vitrina/services/contract/fields/check-digits.ts';
import { messages as messagesOfForms } from '@vitrina/services/contract/fields/messages.ts';
import { emailFault, mobileFault, nameFault } from '@vitrina/services/contract/fields/person.ts';
import { lengthFault, maxLength, optionalFault, requiredFault } from '@vitrina/services/contract/fields/text.ts';
import { intervalPattern } from '@vitrina/services/contract/fields/time.ts';
import type { Id } from '@vitrina/services/contract/wire.ts';
import type { repair } from '@vitrina/services/repair/endpoints.ts';
import {
  consentToProcess,
  type Handover,
  handoversOf,
  type Insurance,
  maxInsurancePhotos,
  type View,
  type RepairKind as WireKind,
} from '@vitrina/services/repair/vocabulary.ts';
import { assertValid } from '../base/errors.ts';
import type {
  RepairAddressInput,
  RepairDocsInput,
  RepairHandover,
  RepairInsurance,
  RepairKind,
  RepairRequestCreateInput,
  RepairView,
} from '../generated/resolvers.ts';

/** The body of the call in its older form, which has all that the others have. */
export type Submission = Input<typeof repair.olderOrder>['body'];

export const wireKinds: Readonly<Record<RepairKind, WireKind>> = { PAID: 'paid', WARRANTY: 'warranty', INSURANCE: 'insurance' };
const wireHandovers: Readonly<Record<RepairHandover, Handover>> = { STORE: 'store', COURIER: 'courier', OPERATOR: 'operator' };
const wireViews: Readonly<Record<RepairView, View>> = { CLEAN: 'C', DAMAGED: 'D', NOT_WORKING: 'NC' };
const wireInsurances: Readonly<Record<RepairInsurance, Insurance>> = {
  DAMAGE: 'damage',
  LIQUID: 'liquid',
  SCREEN: 'screen',
  THEFT: 'theft',
};

/** Of forms (spec 1 §5), and those of this one. */
export const messages = {
  ...messagesOfForms,
  interval: 'Время пишется так: 09:00 - 13:00.',
  handover: 'Так сдать устройство в этот ремонт нельзя.',
  situations: `Не больше ${maxInsurancePhotos} фотографий.`,
} as const;

/** Reads a request into the body of its call; an error names every field at fault by its path in the input. */
export function submissionOf(input: RepairRequestCreateInput, cityId: Id, returnUrl?: string): Submission {
  assertValid(faultsOf(input));
  const { deviceTypeId, brandId, imei, view, insurance, installation, storeId, serviceCenterId, address, docs } = input;
  const description = (input.description ?? '').trim();
  return {
    user: {
      name: input.name.trim(),
      phone: input.phone,
      email: blankToNull(input.email),
      phone_request_id: blankToNull(input.phoneRequestId),
      city_id: cityId,
    },
    problem: {
      id: input.problemId ?? null,
      model_id: input.modelId ?? null,
      ready_sell_for_parts: input.readySellForParts ?? false,
      important_save_data: input.importantSaveData ?? false,
      consider_alternatives: input.considerAlternatives ?? false,
      ...(deviceTypeId != null && { device_type_id: deviceTypeId }),
      ...(brandId != null && { brand_id: brandId }),
      ...(description !== '' && { description }),
      ...(imei != null && imei !== '' && { imei }),
      ...(view != null && { view: wireViews[view] }),
      ...(insurance != null && { insurance: wireInsurances[insurance] }),
      ...(installation != null && {
        installation: {
          is_built_in: installation.isBuiltIn,
          has_utilities: installation.hasUtilities,
          needs_dismantling: installation.needsDismantling,
        },
      }),
    },
    ...(input.handover === 'STORE' && placeOf(storeId, serviceCenterId)),
    ...(input.handover === 'COURIER' && address != null && { address: addressOf(address) }),
    // The address alone would call a courier (spec 2 §3).
    ...(input.handover === 'OPERATOR' && address != null && { visit: addressOf(address) }),
    ...(input.kind === 'WARRANTY' && { delivery_type: wireHandovers[input.handover] }),
    ...(input.kind !== 'PAID' && { docs: docsOf(docs ?? noDocs) }),
    consents: [consentToProcess],
    ...(returnUrl !== undefined && { return_url: returnUrl }),
  };
}

function placeOf(storeId: Id | null | undefined, serviceCenterId: Id | null | undefined) {
  if (storeId != null) return { store_id: storeId };
  return serviceCenterId == null ? {} : { service_center_id: serviceCenterId };
}

const noDocs: RepairDocsInput = { hasDeviceAndCharger: false, hasKitAccessories: false };

const addressOf = (address: RepairAddressInput): NonNullable<Submission['address']> => {
  const [, time_from = '', time_to = ''] = intervalPattern.exec(address.time) ?? [];
  const optional = (text: string | null | undefined): string => (text ?? '').trim();
  return {
    street: address.street.trim(),
    house: address.house.trim(),
    building: optional(address.building),
    entrance: optional(address.entrance),
    floor: optional(address.floor),
    flat: optional(address.flat),
    date: address.date,
    time_from,
    time_to,
    notes: optional(address.notes),
  };
};

const docsOf = (docs: RepairDocsInput): NonNullable<Submission['docs']> => ({
  has_device_and_charger: docs.hasDeviceAndCharger,
  has_kit_accessories: docs.hasKitAccessories,
  purchase_date: docs.purchaseDate ?? null,
  cheque_photo_id: docs.chequePhotoId ?? null,
  guarantee_card_photo_id: docs.guaranteeCardPhotoId ?? null,
  passport_photo_id: docs.passportPhotoId ?? null,
  application_for_insurance_payment_photo_id: docs.applicationForInsurancePaymentPhotoId ?? null,
  conclusion_photo_id: docs.conclusionPhotoId ?? null,
  additional: [...new Set(docs.additional ?? [])],
  insurance_policy_photo_id: docs.insurancePolicyPhotoId ?? null,
  device_photo_id: docs.devicePhotoId ?? null,
  ...(docs.purchase != null && { purchase: { order_id: docs.purchase.orderId, product_id: docs.purchase.productId } }),
});

function faultsOf(input: RepairRequestCreateInput): Record<string, string | null> {
  const kind = wireKinds[input.kind];
  // Whether the device is a large one the provider knows.
  const ways = handoversOf({ kind, isMajor: true, isStolen: kind === 'insurance' && input.insurance === 'THEFT' });
  const isPlaceMissing = input.storeId == null && input.serviceCenterId == null;
  return {
    name: nameFault(input.name),
    phone: mobileFault(input.phone),
    email: optionalFault(input.email, emailFault),
    deviceTypeId: input.deviceTypeId == null && input.modelId == null ? messages.required : null,
    description: (input.problemId == null ? requiredFault : lengthFault)(input.description ?? '', maxLength.repairDescription),
    imei: optionalFault(input.imei, imeiFault),
    insurance: kind === 'insurance' && input.insurance == null ? messages.required : null,
    handover: ways.includes(wireHandovers[input.handover]) ? null : messages.handover,
    storeId: input.handover === 'STORE' && isPlaceMissing ? messages.required : null,
    address: input.handover === 'COURIER' && input.address == null ? messages.required : null,
    ...(input.handover !== 'STORE' && input.address != null && addressFaults(input.address)),
    'docs.additional': (input.docs?.additional ?? []).length > maxInsurancePhotos ? messages.situations : null,
    consents: input.consents.includes('PERSONAL_DATA') ? null : messages.agreement,
  };
}

const addressFaults = (address: RepairAddressInput) => ({
  'address.street': requiredFault(address.street, maxLength.street),
  'address.house': requiredFault(address.house, maxLength.houseNumber),
  'address.building': lengthFault(address.building ?? '', maxLength.building),
  'address.entrance': lengthFault(address.entrance ?? '', maxLength.floor),
  'address.floor': lengthFault(address.floor ?? '', maxLength.floor),
  'address.flat': lengthFault(address.flat ?? '', maxLength.flatNumber),
  'address.time': intervalPattern.test(address.time) ? null : messages.interval,
  'address.notes': lengthFault(address.notes ?? '', maxLength.repairNotes),
});

const blankToNull = (text: string | null | undefined): string | null => ((text ?? '').trim() === '' ? null : (text ?? '').trim());
