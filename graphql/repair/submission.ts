import type { Input } from '@vitrina/services/contract/endpoint.ts';
import { isEmail } from '@vitrina/services/contract/fields/email.ts';
import { messages as messagesOfForms } from '@vitrina/services/contract/fields/messages.ts';
import { isMobile, namePattern } from '@vitrina/services/contract/fields/person.ts';
import type { Id } from '@vitrina/services/contract/wire.ts';
import type { repair } from '@vitrina/services/repair/endpoints.ts';
import {
  consentToProcess,
  type Handover,
  handoversOf,
  type Insurance,
  isImei,
  lengths,
  maxSituations,
  type View,
  type RepairKind as WireKind,
} from '@vitrina/services/repair/vocabulary.ts';
import { badInput } from '../base/errors.ts';
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
  imei: 'Проверьте IMEI: такого номера не бывает.',
  interval: 'Время пишется так: 09:00 - 13:00.',
  handover: 'Так сдать устройство в этот ремонт нельзя.',
  situations: `Не больше ${maxSituations} фотографий.`,
} as const;

const interval = /^(\d\d:\d\d) - (\d\d:\d\d)$/;

/** Reads a request into the body of its call; an error names every field at fault by its path in the input. */
export function submissionOf(input: RepairRequestCreateInput, cityId: Id): Submission {
  const problems = problemsOf(input);
  if (Object.keys(problems).length > 0) throw badInput(problems);
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
    ...(input.kind === 'WARRANTY' && { delivery_type: wireHandovers[input.handover] }),
    ...(input.kind !== 'PAID' && { docs: docsOf(docs ?? noDocs) }),
    consents: [consentToProcess],
  };
}

function placeOf(storeId: Id | null | undefined, serviceCenterId: Id | null | undefined) {
  if (storeId != null) return { store_id: storeId };
  return serviceCenterId == null ? {} : { service_center_id: serviceCenterId };
}

const noDocs: RepairDocsInput = { hasDeviceAndCharger: false, hasKitAccessories: false };

const addressOf = (address: RepairAddressInput): NonNullable<Submission['address']> => {
  const [, time_from = '', time_to = ''] = interval.exec(address.time) ?? [];
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
});

type Problems = Record<string, string[]>;

function problemsOf(input: RepairRequestCreateInput): Problems {
  const problems: Problems = {};
  const note = (path: string, message: string | null) => {
    if (message !== null) problems[`input.${path}`] = [message];
  };
  const kind = wireKinds[input.kind];
  note('name', nameProblem(input.name));
  note('phone', isMobile(input.phone) ? null : messages.mobile);
  note('email', emailProblem((input.email ?? '').trim()));
  note('deviceTypeId', input.deviceTypeId == null && input.modelId == null ? messages.required : null);
  note('description', descriptionProblem(input));
  note('imei', imeiProblem(input.imei ?? ''));
  note('insurance', kind === 'insurance' && input.insurance == null ? messages.required : null);
  // Whether the device is a large one the provider knows.
  const ways = handoversOf({ kind, isMajor: true, isStolen: kind === 'insurance' && input.insurance === 'THEFT' });
  note('handover', ways.includes(wireHandovers[input.handover]) ? null : messages.handover);
  note('storeId', input.handover === 'STORE' && input.storeId == null && input.serviceCenterId == null ? messages.required : null);
  if (input.handover === 'COURIER') {
    if (input.address == null) note('address', messages.required);
    else for (const [field, message] of addressProblems(input.address)) note(`address.${field}`, message);
  }
  note('docs.additional', (input.docs?.additional ?? []).length > maxSituations ? messages.situations : null);
  note('consents', input.consents.includes('PERSONAL_DATA') ? null : messages.agreement);
  return problems;
}

function nameProblem(typed: string): string | null {
  const name = typed.trim();
  if (name === '') return messages.required;
  return namePattern.test(name) ? lengthProblem(name, lengths.name) : messages.letters;
}

function emailProblem(email: string): string | null {
  if (email === '') return null;
  return isEmail(email) ? lengthProblem(email, lengths.email) : messages.email;
}

function descriptionProblem({ problemId, description }: RepairRequestCreateInput): string | null {
  const text = (description ?? '').trim();
  if (text === '') return problemId == null ? messages.required : null;
  return lengthProblem(text, lengths.description);
}

function imeiProblem(imei: string): string | null {
  if (imei === '') return null;
  if (!/^\d+$/.test(imei)) return messages.numeric;
  return isImei(imei) ? null : messages.imei;
}

function addressProblems(address: RepairAddressInput): [field: string, message: string | null][] {
  const needed = (text: string, most: number) => (text.trim() === '' ? messages.required : lengthProblem(text.trim(), most));
  const optional = (text: string | null | undefined, most: number) => lengthProblem((text ?? '').trim(), most);
  return [
    ['street', needed(address.street, lengths.street)],
    ['house', needed(address.house, lengths.house)],
    ['building', optional(address.building, lengths.house)],
    ['entrance', optional(address.entrance, lengths.flat)],
    ['floor', optional(address.floor, lengths.flat)],
    ['flat', optional(address.flat, lengths.flat)],
    ['time', interval.test(address.time) ? null : messages.interval],
    ['notes', optional(address.notes, lengths.notes)],
  ];
}

const lengthProblem = (text: string, most: number): string | null => (text.length > most ? messages.maxLength(most) : null);

const blankToNull = (text: string | null | undefined): string | null => ((text ?? '').trim() === '' ? null : (text ?? '').trim());
