import * as z from 'zod';
import { imeiPattern } from '../contract/fields/check-digits.ts';
import { maxLength } from '../contract/fields/text.ts';
import {
  extension,
  extensionList,
  extensionWithDefault,
  fromExtension,
  fromSpec,
  ownShape,
  requiredExtension,
} from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { day, email, id, instant, phone, timeOfDay } from '../contract/wire.ts';
import { handovers, insurances, maxInsurancePhotos, repairKinds, views } from './vocabulary.ts';

const text = (max: number) => z.string().max(max);
const kopecks = z.int().nonnegative();

/** Who asks for a repair (spec 2 §3). */
const user = z.object({
  name: text(maxLength.name).min(1),
  phone,
  email: email.nullable(),
  /** Of a code that has been brought (`verifyCode`). A shopper needs none for the phone of the account. */
  phone_request_id: z.string().max(200).nullable(),
  city_id: id,
});

/** What is broken (spec 2 §3); beside it what the shop asks for and the specification leaves without a field of the payload. */
const problem = z.object({
  id: id.nullable(),
  model_id: id.nullable(),
  ready_sell_for_parts: z.boolean(),
  important_save_data: z.boolean(),
  consider_alternatives: z.boolean(),
  device_type_id: id.optional(),
  brand_id: id.optional(),
  description: text(maxLength.repairDescription).optional(),
  imei: z.string().regex(imeiPattern).optional(),
  view: z.enum(views).optional(),
  insurance: z.enum(insurances).optional(),
  /** Of an appliance that is to be installed. */
  installation: z.object({ is_built_in: z.boolean(), has_utilities: z.boolean(), needs_dismantling: z.boolean() }).optional(),
});

/** Where a courier takes the device, and when (spec 2 §3); a master who comes to a large appliance needs the same. */
export const address = z.object({
  street: text(maxLength.street).min(1),
  house: text(maxLength.houseNumber).min(1),
  building: text(maxLength.building),
  entrance: text(maxLength.floor),
  floor: text(maxLength.floor),
  flat: text(maxLength.flatNumber),
  date: day,
  time_from: timeOfDay,
  time_to: timeOfDay,
  notes: text(maxLength.repairNotes),
});

/** Papers and what comes along with the device (spec 2 §3); the last three fields are ours. */
const docs = z.object({
  has_device_and_charger: z.boolean(),
  has_kit_accessories: z.boolean(),
  purchase_date: day.nullable(),
  cheque_photo_id: id.nullable(),
  guarantee_card_photo_id: id.nullable(),
  passport_photo_id: id.nullable(),
  application_for_insurance_payment_photo_id: id.nullable(),
  conclusion_photo_id: id.nullable(),
  /** Photos of what has happened. */
  additional: z.array(id).max(maxInsurancePhotos),
  insurance_policy_photo_id: id.nullable().optional(),
  device_photo_id: id.nullable().optional(),
  /** Of a warranty repair: the asker's own order with the device in it stands for the receipt. Who does not know it asks for the receipt. */
  purchase: z.object({ order_id: id, product_id: id }).optional(),
});

/**
 * What goes beyond the specification's payload: a service centre in place of a store, where and when a master comes to a large appliance,
 * what the person has agreed to, and below which address of the shop the pages of requests are. Without a `visit` an operator calls and agrees on it.
 */
const beyond = {
  service_center_id: id.optional(),
  visit: address.optional(),
  consents: z.array(z.string().max(100)).max(10).optional(),
  return_url: z.string().max(500).optional(),
};

/** A store, or an address for a courier, or neither when an operator is consulted. */
const place = { store_id: id.optional(), address: address.optional(), ...beyond };

export const paidRepair = z.object({ user, problem, ...place });
export const warrantyRepair = z.object({ user, problem, delivery_type: z.enum(handovers), ...place, docs });
export const insuranceCase = z.object({ user, problem, ...place, docs });
/** The older form of the three: the kind stands in the path. */
export const olderRepair = z.object({ user, problem, delivery_type: z.enum(handovers).optional(), ...place, docs: docs.optional() });

/** A request as it has been taken. */
export const createdRepair = z
  .object({
    id: requiredExtension(id),
    /** By which a guest reads it; only where the guest had none before. */
    repair_key: extension(z.string()),
  })
  .meta(fromExtension);

/** A request that has been opened on another device. */
export const openedRepair = z
  .object({
    /** Whoever sends it as `x-repair-key` may read this request. */
    repair_key: requiredExtension(z.string().min(1)),
  })
  .meta(fromExtension);

/** How a request stands, for whoever has made it. */
export const repairRequest = z
  .object({
    id: requiredExtension(id),
    type: ownShape(z.enum(repairKinds)),
    /** In words. */
    status: rename('statusName', extensionWithDefault(z.string(), '')),
    /** One of `repairStatuses`, or a word of the provider's own. */
    status_code: extension(z.string()),
    /** What has happened to it, the oldest first. */
    history: extensionList(
      z.object({ status: rename('statusName', z.string()), at: instant, comment: extension(z.string()) }).meta(fromExtension),
    ),
    device: extensionWithDefault(z.string(), ''),
    problem: extensionWithDefault(z.string(), ''),
    /** Kopecks, as every cost of a repair (contract, money). */
    repair_cost: rename('cost', ownShape(kopecks)),
    delivery_type: ownShape(z.enum(handovers)),
    store_id: ownShape(id),
    /** Where it is brought, in words: a service centre is no store. */
    place: extension(z.string()),
    address: ownShape(address.meta(fromSpec('2 §3'))),
    /** Where and when a master comes to it. */
    visit: extension(address.meta(fromExtension)),
    created_at: extension(instant),
    /** Who has asked for it, and how to reach that person. */
    contact_name: extension(z.string()).optional(),
    mobile_phone: extension(phone).optional(),
    /** Files that have been sent along. */
    document_ids: extensionList(id),
    /** The order that stands for the receipt of a warranty repair. */
    purchase_order_id: extension(id).optional(),
  })
  .meta(fromExtension);
