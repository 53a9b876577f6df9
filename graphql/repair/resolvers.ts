import { mobileFault, smsCodePattern } from '@vitrina/services/contract/fields/person.ts';
import { lengthFault, maxLength, requiredFault } from '@vitrina/services/contract/fields/text.ts';
import { isUnknownCall } from '@vitrina/services/http/provider-error.ts';
import { domains } from '@vitrina/services/registry.ts';
import { discountedCost, majorAppliance } from '@vitrina/services/repair/vocabulary.ts';
import { captchaOf } from '../auth/captcha.ts';
import { codeLimits, codeTryLimits } from '../auth/limits.ts';
import { parseSubmittedCode } from '../auth/rules.ts';
import { assertValid, badInput } from '../base/errors.ts';
import { idempotencyKeyOf } from '../base/idempotency.ts';
import { toPageQuery } from '../base/paging.ts';
import { hideExistence, orNull } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits, withMissLimits } from '../calls/with-limits.ts';
import { withRight } from '../calls/with-right.ts';
import { shopAddress } from '../context/context.ts';
import { withKey } from '../context/visitor.ts';
import type { RepairStatus, Resolvers } from '../generated/resolvers.ts';
import { failedLookLimit, orderLookLimits } from '../orders/limits.ts';
import { storeById } from '../stores/loaders.ts';
import { repairLimits } from './limits.ts';
import { handoverOf, isActive, kindOf, statusOf, wireStatusOf } from './rules.ts';
import { messages, submissionOf, wireKinds } from './submission.ts';

const { deviceTypes, deviceProblems, models, modelProblems, request, search } = domains.repair;
const { requestCall, paidRepair, warrantyRepair, insuranceCase, olderOrder, sendCode, verifyCode, sendOpeningCode, open } = domains.repair;

/** Requests that are asked for at once. */
const requestsAtOnce = 50;

function wireStatusesOf(statuses: readonly RepairStatus[]): string[] {
  const known = statuses.flatMap((status) => wireStatusOf(status) ?? []);
  if (known.length < statuses.length) throw badInput({ statuses: ['«OTHER» не ищется: у провайдера нет для него общего имени.'] });
  return known;
}

const formatOf = (isMajorAppliance: boolean | null | undefined) => (isMajorAppliance === true ? { format: majorAppliance } : {});

/** What a request costs as it is ordered here; null when nobody knows yet. */
const discountedRepairCost = ({ repair_cost: cost }: { repair_cost: number | null }): number | null =>
  cost === null ? null : discountedCost(cost);

type Types = 'RepairDeviceType' | 'RepairProblem' | 'RepairEvent' | 'RepairRequest';

export const resolvers: Pick<Resolvers, 'Query' | 'Mutation' | Types> = {
  Query: {
    repairDeviceTypes: withCalls({ deviceTypes }, ({ deviceTypes }, _parent, { isMajorAppliance }) =>
      deviceTypes({ query: formatOf(isMajorAppliance) }),
    ),
    repairDeviceProblems: withCalls({ deviceProblems }, ({ deviceProblems }, _parent, { deviceTypeId, isMajorAppliance }) =>
      orNull(deviceProblems({ params: { id: deviceTypeId }, query: formatOf(isMajorAppliance) })),
    ),
    repairModels: withCalls({ models }, ({ models }, _parent, { brandId, deviceTypeId }) =>
      orNull(models({ params: { id: brandId }, query: deviceTypeId == null ? {} : { device_type_id: deviceTypeId } })),
    ),
    repairModelProblems: withCalls({ modelProblems }, ({ modelProblems }, _parent, { modelId }) =>
      orNull(modelProblems({ params: { id: modelId } })),
    ),
    repairRequest: withLimits(
      orderLookLimits,
      withMissLimits(
        failedLookLimit,
        withCalls({ request }, ({ request }, _parent, { id }) => hideExistence(request({ params: { id } }))),
      ),
    ),
    repairRequestsSearch: withRight(
      'REPAIR_READ',
      withCalls({ search }, ({ search }, _parent, { number, phone, statuses, page, perPage }) =>
        search({
          body: {
            ...toPageQuery({ page, perPage: perPage ?? requestsAtOnce }),
            ...(statuses != null && { statuses: wireStatusesOf(statuses) }),
            ...(number != null && { number }),
            ...(phone != null && { phone }),
          },
        }),
      ),
    ),
  },
  Mutation: {
    repairRequestCreate: withLimits(
      repairLimits,
      withCalls({ paidRepair, warrantyRepair, insuranceCase, olderOrder }, async (calls, _parent, { input }, context) => {
        const idempotencyKey = idempotencyKeyOf(input.idempotencyKey);
        const body = submissionOf(input, context.viewer.cityId, shopAddress(context, '/repair'));
        const { docs, delivery_type, ...common } = body;
        const send = () => {
          if (input.kind === 'PAID' || docs === undefined) return calls.paidRepair({ idempotencyKey, body: common });
          if (delivery_type === undefined) return calls.insuranceCase({ idempotencyKey, body: { ...common, docs } });
          return calls.warrantyRepair({ idempotencyKey, body: { ...common, delivery_type, docs } });
        };
        const createdRequest = await send().catch((error: unknown) => {
          if (!isUnknownCall(error)) throw error;
          return calls.olderOrder({ params: { type: wireKinds[input.kind] }, idempotencyKey, body });
        });
        if (createdRequest.repair_key !== null) context.adoptRepairKeys(withKey(context.viewer.repairKeys, createdRequest.repair_key));
        return { id: createdRequest.id, repairKey: createdRequest.repair_key };
      }),
    ),
    repairCallRequest: withLimits(
      repairLimits,
      withCalls({ requestCall }, async ({ requestCall }, _parent, { input }) => {
        const [name, device, comment] = [input.name.trim(), (input.deviceType ?? '').trim(), (input.comment ?? '').trim()];
        assertValid({
          name: requiredFault(name, maxLength.name),
          phone: mobileFault(input.phone),
          deviceType: lengthFault(device, maxLength.name),
          comment: lengthFault(comment, maxLength.repairDescription),
          consents: input.consents.includes('PERSONAL_DATA') ? null : messages.agreement,
        });
        const idempotencyKey = idempotencyKeyOf(input.idempotencyKey);
        await requestCall({
          idempotencyKey,
          body: { name, phone: input.phone, device_type: device || null, comment: comment || null },
        });
        return {};
      }),
    ),
    repairSendCode: withLimits(
      codeLimits,
      withCalls({ sendCode }, ({ sendCode }, _parent, { input }) => sendCode({ body: { phone: input.phone, ...captchaOf(input) } })),
    ),
    repairVerifyCode: withLimits(
      codeTryLimits,
      withCalls({ verifyCode }, async ({ verifyCode }, _parent, { input: { phone, code, requestId } }) => {
        if (!/^\d*$/.test(code)) throw badInput({ 'input.code': [messages.numeric] });
        if (!smsCodePattern.test(code)) throw badInput({ 'input.code': ['Введите шесть цифр из сообщения.'] });
        await verifyCode({ body: { phone, code, request_id: requestId } });
        return {};
      }),
    ),
    repairSendOpeningCode: withLimits(
      codeLimits,
      withCalls({ sendOpeningCode }, ({ sendOpeningCode }, _parent, { input }) =>
        sendOpeningCode({ body: { id: input.id, phone: input.phone, ...captchaOf(input) } }),
      ),
    ),
    repairOpen: withLimits(
      codeTryLimits,
      withCalls({ open }, async ({ open }, _parent, { input }, context) => {
        const openedRequest = await open({ body: { id: input.id, ...parseSubmittedCode(input) } });
        context.adoptRepairKeys(withKey(context.viewer.repairKeys, openedRequest.repair_key));
        return openedRequest;
      }),
    ),
  },
  RepairDeviceType: {
    hasImei: ({ has_imei }) => has_imei ?? false,
    hasData: ({ has_data, has_imei }) => has_data ?? has_imei ?? false,
    isPlumbed: ({ is_plumbed }) => is_plumbed ?? false,
  },
  RepairProblem: {
    discountedCost: discountedRepairCost,
    isInstallation: ({ is_installation }) => is_installation ?? false,
    isVisibleDamage: ({ is_visible_damage }) => is_visible_damage ?? false,
  },
  RepairEvent: { comment: ({ comment }) => comment ?? '' },
  RepairRequest: {
    kind: ({ type }) => kindOf(type),
    status: ({ status_code }) => statusOf(status_code),
    discountedCost: discountedRepairCost,
    handover: ({ delivery_type }) => handoverOf(delivery_type),
    place: ({ place }) => place ?? '',
    address: ({ address, visit }) => address ?? visit,
    isActive: ({ status_code }) => isActive(status_code),
    purchaseOrderId: ({ purchase_order_id }) => purchase_order_id ?? null,
    store: withCalls({ storeById }, ({ storeById }, { store_id }) => (store_id === null ? null : storeById(store_id))),
  },
};
