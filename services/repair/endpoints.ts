import * as z from 'zod';
import { captcha } from '../contract/captcha.ts';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { maxLength } from '../contract/fields/text.ts';
import { file } from '../contract/file.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import { extension, fromExtension, ownShape, requiredExtension } from '../contract/origin.ts';
import { sentCode, submittedCode } from '../contract/phone-code.ts';
import { rename } from '../contract/rename.ts';
import { digits, id, idText, phone } from '../contract/wire.ts';
import { documentTypes, maxDocumentBytes } from '../rules/repair-documents.ts';
import { createdRepair, insuranceCase, olderRepair, openedRepair, paidRepair, repairRequest, warrantyRepair } from './request.ts';
import { majorAppliance } from './vocabulary.ts';

const document = file({ maxBytes: maxDocumentBytes, types: documentTypes, field: 'photo' });
/** Milliseconds for a file, from its first byte to its last. */
const deadline = 60_000;

export const repairDeviceType = z
  .object({
    id: requiredExtension(id),
    name: requiredExtension(z.string()),
    /** A phone, a tablet: its number says which one it is. */
    has_imei: extension(z.boolean()),
    /** What one of them is called: «Смартфон» for «Смартфоны». */
    singular: extension(z.string()),
    /** Somebody's photos, letters, files are in it. */
    has_data: extension(z.boolean()),
    /** It stands where water comes and goes. */
    is_plumbed: extension(z.boolean()),
  })
  .meta(fromExtension);

export const repairBrand = z
  .object({
    id: requiredExtension(id),
    name: requiredExtension(z.string()),
    /** As in the catalogue, by which service centres are found. */
    code: extension(z.string()),
  })
  .meta(fromExtension);

export const repairModel = z.object({ id: requiredExtension(id), name: requiredExtension(z.string()) }).meta(fromExtension);

export const repairProblem = z
  .object({
    id: requiredExtension(id),
    name: requiredExtension(z.string()),
    /** Kopecks; absent where it is known only after a look at the device. */
    repair_cost: rename('cost', ownShape(z.int().nonnegative())),
    /** An installation: it is described by where the appliance will stand. */
    is_installation: extension(z.boolean()),
    /** A damage that is seen from outside: it does not go with a device that is said to have none. */
    is_visible_damage: extension(z.boolean()),
  })
  .meta(fromExtension);

const format = z.literal(majorAppliance).optional();
const readOptions = { method: 'GET', source: 'spec 2 §7', identity: 'nobody', idempotency: 'safe', cache: lifetimes.repair } as const;
const ofDevice = z.object({ device_type_id: idText.optional() });
const submits = {
  method: 'POST',
  source: 'spec 2 §7',
  answer: createdRepair,
  identity: 'repair-request',
  idempotency: 'keyed',
  deadline: 8_000,
  cache: 'never',
} as const;
const confirms = { method: 'POST', source: 'contract, calls', identity: 'claimant', idempotency: 'none', cache: 'never' } as const;

/** Repair requests: what can be repaired, what it costs, what is attached to them, how they stand. */
export const repair = endpoints('repair', {
  deviceTypes: endpoint({
    ...readOptions,
    path: '/v1/device-types',
    summary: 'Kinds of devices that are repaired: ordinary ones, or major appliances.',
    query: z.object({ format }),
    answer: z.array(repairDeviceType),
  }),
  deviceProblems: endpoint({
    ...readOptions,
    path: '/v1/device-types/{id}/problems',
    summary: 'What may be wrong with devices of a kind, whichever model it is.',
    params: z.object({ id: idText }),
    query: z.object({ format }),
    answer: z.array(repairProblem),
  }),
  brands: endpoint({
    ...readOptions,
    path: '/v1/brands',
    field: 'repairBrands',
    summary: 'Brands whose devices of a kind are repaired.',
    query: ofDevice,
    answer: z.array(repairBrand),
  }),
  models: endpoint({
    ...readOptions,
    path: '/v1/brands/{id}/models',
    summary: 'Models of a brand that are repaired.',
    params: z.object({ id: idText }),
    query: ofDevice,
    answer: z.array(repairModel),
  }),
  modelProblems: endpoint({
    ...readOptions,
    path: '/v1/models/{id}/problems',
    summary: 'What may be wrong with a model, and what its repair costs.',
    params: z.object({ id: idText }),
    answer: z.array(repairProblem),
  }),
  requestCall: endpoint({
    method: 'POST',
    path: '/repair-request/create',
    summary: 'Asks to be called back about a repair.',
    source: 'spec 2 §7',
    body: z.object({
      name: z.string().min(1).max(maxLength.name),
      phone,
      device_type: z.string().max(maxLength.name).nullable(),
      comment: z.string().max(maxLength.repairDescription).nullable(),
    }),
    answer: z.object({ id: extension(id) }).meta(fromExtension),
    identity: 'repair',
    idempotency: 'keyed',
    cache: 'never',
  }),
  paidRepair: endpoint({ ...submits, path: '/v1/order/paid-repair', summary: 'Orders a paid repair.', body: paidRepair }),
  warrantyRepair: endpoint({
    ...submits,
    path: '/v1/order/warranty-repair',
    summary: 'Orders a repair under warranty.',
    body: warrantyRepair,
  }),
  insuranceCase: endpoint({ ...submits, path: '/v1/order/insurance-case', summary: 'Tells of an insurance case.', body: insuranceCase }),
  olderOrder: endpoint({
    ...submits,
    path: '/v1/{type}/order',
    summary: 'The older form of the three: the kind stands in the path.',
    params: z.object({ type: z.string().max(20) }),
    body: olderRepair,
  }),
  request: endpoint({
    method: 'GET',
    path: '/v1/order/{id}',
    summary: 'How a repair request stands, for whoever has made it.',
    source: 'contract, calls',
    params: z.object({ id: idText }),
    answer: repairRequest,
    identity: 'repair',
    idempotency: 'safe',
    cache: 'never',
  }),
  list: endpoint({
    method: 'GET',
    path: '/v1/orders',
    field: 'repairRequests',
    summary: 'The repair requests of the signed-in shopper, the newest first.',
    source: 'ours',
    // Every page of the account asks whether there is such a list.
    deadline: 1000,
    query: z.object({ page: digits.optional(), per_page: digits.optional() }),
    answer: repairRequest,
    paged: true,
    identity: 'shopper',
    idempotency: 'safe',
    cache: 'never',
  }),
  sendOpeningCode: endpoint({
    method: 'POST',
    path: '/v1/order/open/send-code',
    summary: 'Sends a code by which whoever holds the phone of a request opens it. The same answer whether or not there is such a request.',
    source: 'ours',
    body: z.object({ id, phone, captcha }),
    answer: sentCode,
    identity: 'claimant',
    idempotency: 'none',
    cache: 'never',
  }),
  open: endpoint({
    method: 'POST',
    path: '/v1/order/open',
    summary:
      'Opens a request by a code that was sent to its phone, and gives it to whoever is signed in with that phone. 404 where the right code is of a phone that has no such request.',
    source: 'ours',
    body: submittedCode.extend({ id }),
    answer: openedRepair,
    identity: 'repair',
    idempotency: 'none',
    cache: 'never',
  }),
  search: endpoint({
    // A phone stands in no address.
    method: 'POST',
    path: '/v1/order/search',
    summary: 'Repair requests of all shoppers by their number, phone and status, the newest first.',
    source: 'ours',
    body: z.object({
      number: id.optional(),
      phone: phone.optional(),
      /** Codes of the vocabulary; it stands at one of them. Any when absent. */
      statuses: z.array(z.string().max(20)).optional(),
      page: z.int().positive().optional(),
      per_page: z.int().positive().optional(),
    }),
    answer: repairRequest,
    paged: true,
    identity: 'application',
    idempotency: 'safe',
    cache: 'never',
  }),
  sendCode: endpoint({
    ...confirms,
    path: '/v1/order/send-code',
    summary: 'Sends a code that confirms the phone of a repair request.',
    body: z.object({ phone, captcha }),
    answer: sentCode,
  }),
  verifyCode: endpoint({
    ...confirms,
    path: '/v1/order/verify-code',
    summary: 'Confirms the phone of a repair request by the code; the request takes the confirmation along.',
    body: submittedCode,
    answer: z.object({ is_verified: extension(z.boolean()) }).meta(fromExtension),
  }),
  addDocument: endpoint({
    method: 'POST',
    path: '/v1/documents',
    summary: 'Takes a photo or a document for a repair request. A guest who has no key yet gets one, which opens it.',
    source: 'ours',
    body: document,
    answer: z.object({ id: requiredExtension(id), repair_key: extension(z.string()) }).meta(fromExtension),
    identity: 'repair',
    idempotency: 'none',
    deadline,
    cache: 'never',
  }),
  document: endpoint({
    method: 'GET',
    path: '/v1/documents/{id}',
    summary: 'A photo or a document of a repair request, for whom it belongs to and for staff.',
    source: 'ours',
    params: z.object({ id: idText }),
    answer: document,
    identity: 'repair',
    idempotency: 'safe',
    deadline,
    cache: 'never',
  }),
});
