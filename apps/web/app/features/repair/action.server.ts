import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { data, type RouterContextProvider, redirect } from 'react-router';
import * as z from 'zod';
import { waitTimeout } from '../../entities/payment/start.server.ts';
import { formOf, text } from '../../forms/answer.server.ts';
import { callBackData, readConsents } from '../../forms/consents.ts';
import { name, optionalEmail, optionalText, phone } from '../../forms/fields.server.ts';
import { showErrors, showOutdated, showUnavailable } from '../../forms/form-failure.server.ts';
import { alsoWrong, type Errors, read, textsOf, type Values } from '../../forms/read.server.ts';
import { showFailure } from '../../forms/show-failure.server.ts';
import { submit } from '../../forms/submit.server.ts';
import {
  RepairCallRequestDocument,
  RepairPersonDocument,
  RepairRequestCreateDocument,
  RepairSendCodeDocument,
  RepairVerifyCodeDocument,
} from '../../generated/graphql.ts';
import { dayIn } from '../../platform/format/dates.ts';
import { emptyAnswer, type Failure } from '../../platform/gateway/gateway-failure.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import type { Answers } from './answers.ts';
import { type Draft, newDraft, readDraft, saveAnswers, writeDraft } from './draft.server.ts';
import { draftLength, kindLabels } from './labels.ts';
import { findBrands, findDevices, findModels, findPlaces, findProblems } from './lists.server.ts';
import { stepPath, zoneOf } from './load.server.ts';
import { requestInput } from './order-input.ts';
import {
  readAddress,
  readAppearance,
  readDocuments,
  readHandover,
  readInsurance,
  readProblem,
  type StepReading,
  withHandover,
} from './read.server.ts';
import { isStepKey, nextStep, type StepKey, wizardOf } from './steps.ts';
import type { Variant } from './variants.ts';

type Context = Readonly<RouterContextProvider>;

interface StepSubmission {
  context: Context;
  request: Request;
  variant: Variant;
  form: FormData;
  values: Values;
  draft: Draft;
}

const noList = 'Не получилось загрузить список. Всё, что вы ввели, осталось: нажмите кнопку ещё раз.';

/** Takes what a step has been answered with and leads to the next one that is missing. */
export async function saveStep(context: Context, request: Request, variant: Variant): Promise<Outcome> {
  const form = await formOf(request);
  const step = text(form, 'step');
  if (!isStepKey(step)) throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  const submission: StepSubmission = { context, request, variant, form, values: textsOf(form), draft: readDraft(context) };
  // What has been sent and not been answered is sent again as it was, before anything else is answered.
  if (submission.draft.isPending && step !== 'summary') return redirect(stepPath(variant, 'summary'), 303);
  return await stepHandlers[step](submission);
}

/** On to another step, or the form again. */
type Outcome = Response | ReturnType<typeof showErrors>;

const stepHandlers: Readonly<Record<StepKey, (submission: StepSubmission) => Promise<Outcome>>> = {
  typeRepair: takeDevice,
  imeiCheck: async (submission) => keep(submission, readAppearance(submission.form, submission.draft.answers)),
  insuranceSelect: async (submission) => keep(submission, readInsurance(submission.form, submission.draft.answers)),
  documents: async (submission) => {
    const today = dayIn(shopOf(submission.context).now(), await zoneOf(submission.context, submission.request));
    return keep(submission, readDocuments(submission.form, submission.draft.answers, today));
  },
  descriptionProblem: async (submission) => {
    const problems = await findProblems(submission.context, submission.request, submission.draft.answers);
    return keep(submission, readProblem(submission.form, submission.draft.answers, problems ?? []));
  },
  customerData: takeCustomer,
  methodsPuttingRepair: async (submission) => keep(submission, readHandover(submission.form, submission.draft.answers)),
  shop: async (submission) => {
    const { context, request, values, form, draft } = submission;
    const places = await findPlaces(context, request, draft.answers);
    if (places === null) return showUnavailable(request, values, noList);
    const place = places.find(({ value }) => value === text(form, 'selectedStore'));
    if (place === undefined) return showErrors(request, values, { selectedStore: messages.choose });
    const [kind, id = ''] = place.value.split(':');
    return keep(submission, {
      answers: { ...draft.answers, selectedStore: { id, name: place.name, isServiceCenter: kind === 'c' } },
      errors: null,
    });
  },
  delivery: async (submission) =>
    keep(
      submission,
      readAddress(
        submission.form,
        submission.draft.answers,
        shopOf(submission.context).now(),
        await zoneOf(submission.context, submission.request),
      ),
    ),
  summary: sendRequest,
  help: askToCall,
};

/** What could be taken of a form is kept, right or wrong; then it goes on, or the form comes back. */
function keep({ context, request, variant, values, draft }: StepSubmission, { answers, errors }: StepReading): Outcome {
  const savedDraft = answers === draft.answers ? draft : saveAnswers(context, draft, answers);
  if (errors !== null) return showErrors(request, values, errors);
  return redirect(stepPath(variant, nextStep(variant, savedDraft.answers)), 303);
}

const unlistedBrand = { id: '', name: '', code: null };
const unlistedModel = (name: string) => (name === '' ? null : { id: '', name });

/** The kind of repair, the device, its brand and its model: each list depends on what was chosen before, so without scripts it may take three presses. */
async function takeDevice({ context, request, form, values, draft, variant }: StepSubmission): Promise<Outcome> {
  const devices = await findDevices(context, request);
  if (devices === null) return showUnavailable(request, values, noList);
  const before = draft.answers;
  const errors: Errors = {};
  const type = (Object.keys(kindLabels) as (keyof typeof kindLabels)[]).find((kind) => kind === text(form, 'type')) ?? null;
  if (type === null) errors.type = messages.choose;
  const deviceType = devices.find(({ id }) => id === text(form, 'deviceType')) ?? null;
  if (deviceType === null) errors.deviceType = messages.required;
  const isSameDevice = deviceType !== null && deviceType.id === before.deviceType?.id;

  const brands = deviceType !== null && form.has('brand') ? await findBrands(context, request, deviceType.id) : null;
  const isUnlisted = brands !== null && text(form, 'brand') === 'other';
  const selectedBrand = isUnlisted ? unlistedBrand : (brands?.find(({ id }) => id === text(form, 'brand')) ?? null);
  const brand = selectedBrand ?? (isSameDevice && !form.has('brand') ? before.brand : null);
  if (isSameDevice && form.has('brand') && brand === null) errors.brand = messages.required;
  const isSameBrand = isSameDevice && brand !== null && brand.id === before.brand?.id;

  const modelId = text(form, 'model');
  const models =
    deviceType !== null && brand !== null && brand.id !== '' && modelId !== ''
      ? await findModels(context, request, deviceType.id, brand.id)
      : null;
  const brandName = text(form, 'brandName').slice(0, maxLength.name);
  const model =
    brand?.id === ''
      ? unlistedModel(form.has('brandName') ? brandName : isSameBrand ? (before.model?.name ?? '') : '')
      : modelId === 'other' && isSameBrand
        ? { id: '', name: 'другая модель' }
        : (models?.find(({ id }) => id === modelId) ?? (isSameBrand && !form.has('model') ? before.model : null));
  if (isSameBrand && form.has('model') && model === null && brand.id !== '') errors.model = messages.required;
  if (isSameBrand && form.has('brandName') && brand.id === '' && model === null) errors.brandName = messages.required;

  const isSameModel = isSameBrand && model?.id === before.model?.id;
  // What was bought and is of no kind on the list may be handed in as any, but its maker is to be on the list: the order is known by it.
  const isPurchased =
    before.purchase?.isUnlisted === true && (!isSameDevice || isUnlisted)
      ? !isUnlisted
      : isSameDevice && (before.brand === null || isSameBrand) && (before.model === null || isSameModel);
  const next: Answers = withHandover({
    ...before,
    type,
    deviceType,
    brand,
    model,
    appearance: isSameDevice ? before.appearance : null,
    purchase: isPurchased ? before.purchase : null,
    problem: isSameModel ? before.problem : null,
    selectedStore: isSameBrand ? before.selectedStore : null,
  });
  const savedDraft = saveAnswers(context, draft, next);
  // A script asks for the next list as soon as something is chosen: nothing is missing yet.
  if (text(form, 'intent') === 'lists') return redirect(stepPath(variant, 'typeRepair'), 303);
  if (Object.keys(errors).length > 0) return showErrors(request, values, errors);
  const isWhole = brand !== null && model !== null;
  return redirect(stepPath(variant, isWhole ? nextStep(variant, savedDraft.answers) : 'typeRepair'), 303);
}

const customer = z.object({ name, phone, email: optionalEmail });
const byCode = z.object({
  code: z
    .string()
    .transform((codeText) => codeText.replaceAll(/\s/g, ''))
    .pipe(z.string().min(1, messages.required)),
});

/** Who asks, and whether the phone is theirs: a code is sent to it, unless it is the one of the account. */
async function takeCustomer({ context, request, form, values, draft, variant }: StepSubmission): Promise<Outcome> {
  const { value, errors } = read(customer, values);
  if (errors !== null) return showErrors(request, values, errors);
  const before = draft.answers.customer;
  const isSamePhone = before?.phone === value.phone;
  const keepCustomer = (phoneRequestId: string | null, isConfirmed: boolean) =>
    saveAnswers(context, draft, { ...draft.answers, customer: { ...value, phoneRequestId, isConfirmed } });

  if (isSamePhone && before.isConfirmed) return goOn(keepCustomer(before.phoneRequestId, true));
  const isResend = text(form, 'intent') === 'resend';
  if (isSamePhone && before.phoneRequestId !== null && !isResend) {
    const { phoneRequestId } = before;
    return submit(context, request, {
      values,
      read: read(byCode, values),
      operation: RepairVerifyCodeDocument,
      variables: ({ code }) => ({ input: { phone: `+${value.phone}`, code, requestId: phoneRequestId } }),
      onSuccess: () => goOn(keepCustomer(phoneRequestId, true)),
    });
  }
  const own = (await query(context, request, RepairPersonDocument, {})).data?.me?.phone ?? null;
  if (own === `+${value.phone}`) return goOn(keepCustomer(null, true));
  return submit(context, request, {
    values,
    read: { value, errors },
    captcha: form,
    operation: RepairSendCodeDocument,
    variables: ({ phone }) => ({ input: { phone: `+${phone}` } }),
    onSuccess({ requestId }) {
      keepCustomer(requestId, false);
      return redirect(stepPath(variant, 'customerData'), 303);
    },
  });

  function goOn(savedDraft: Draft) {
    return redirect(stepPath(variant, nextStep(variant, savedDraft.answers)), 303);
  }
}

const noAnswer = 'Магазин не успел ответить, и мы не знаем, дошла ли заявка. Нажмите кнопку ещё раз: вторая заявка не появится.';

/** Whatever is not known for certain to have been refused may have been done. */
const definiteFailures = new Set<Failure['code']>(['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT']);

/** Sends the request, once for its answers however often the button is pressed. Afterwards the wizard begins anew. */
async function sendRequest({ context, request, variant, form, values, draft }: StepSubmission): Promise<Outcome> {
  const { isValid, open } = wizardOf(variant, draft.answers, 'summary');
  if (!isValid) return redirect(stepPath(variant, open), 303);
  const isAgreed = text(form, 'policyAccept') === 'yes';
  if (!isAgreed) return showErrors(request, values, { policyAccept: messages.agreement });
  const input = requestInput(draft.answers, draft.seed, isAgreed);
  if (input === null) return redirect(stepPath(variant, open), 303);
  const { data: answer, errors } = await query(
    context,
    request,
    RepairRequestCreateDocument,
    { input },
    // A second press cancels the first response, never the creation of the request.
    { signal: AbortSignal.timeout(waitTimeout) },
  );
  const newRequest = answer?.repairRequestCreate;
  if (newRequest) {
    writeDraft(context, { ...newDraft(), last: newRequest.id });
    return redirect(`/repair/${newRequest.id}`, 303);
  }
  const failure = errors[0] ?? emptyAnswer;
  if (failure.code === 'RATE_LIMITED') return showFailure(request, values, failure);
  if (!definiteFailures.has(failure.code)) {
    writeDraft(context, { ...draft, isPending: true });
    return showUnavailable(request, values, noAnswer);
  }
  const validAnswers = withoutFault(draft.answers, failure);
  saveAnswers(context, { ...draft, isPending: false }, validAnswers);
  const fieldMessages = Object.values(failure.fields).flat();
  return showOutdated(request, values, fieldMessages.length === 0 ? failure.message : `Заявка не отправлена. ${fieldMessages.join(' ')}`);
}

/** The answers without those that are at fault: the wizard then stands at the step that has to be answered anew. */
function withoutFault(before: Answers, { fields }: Failure): Answers {
  const faulty = (pattern: RegExp) => Object.keys(fields).some((path) => pattern.test(path));
  const { documents } = before;
  const { cashReceipt: _receipt, ...otherFiles } = documents?.files ?? {};
  return {
    ...before,
    // The order does not stand for the receipt, or the provider wants to see one.
    ...(faulty(/docs\.(?:purchase|chequePhotoId)/) && { purchase: null, documents: documents && { ...documents, files: otherFiles } }),
    ...(faulty(/docs(?!\.(?:purchase|chequePhotoId))/) && { documents: documents && { ...documents, files: {}, insuranceSituation: [] } }),
    ...(faulty(/phoneRequestId|user/) &&
      before.customer !== null && { customer: { ...before.customer, phoneRequestId: null, isConfirmed: false } }),
    ...(faulty(/problem\.(?:id|description)|problemId/) && { problem: null }),
    ...(faulty(/modelId|deviceTypeId/) && { model: null }),
    ...(faulty(/imei|view/) && { appearance: null }),
    ...(faulty(/storeId|serviceCenterId/) && { selectedStore: null }),
    ...(faulty(/address|visit/) && { address: null }),
  };
}

const caller = z.object({
  name,
  phone,
  deviceType: optionalText(maxLength.name),
  comment: optionalText(draftLength.description),
});

/** Somebody would rather be called back. */
async function askToCall({ context, request, variant, form, values, draft }: StepSubmission): Promise<Outcome> {
  const { purposes, missing } = readConsents([callBackData], (field) => text(form, field) === 'yes');
  return submit(context, request, {
    values,
    read: alsoWrong(read(caller, values), Object.fromEntries(missing.map((field) => [field, messages.agreement]))),
    operation: RepairCallRequestDocument,
    variables: (value) => ({
      input: { ...value, phone: `+${value.phone}`, consents: purposes, idempotencyKey: `repair-call-${draft.seed}` },
    }),
    onSuccess() {
      // The next one is another one.
      saveAnswers(context, draft, draft.answers);
      return redirect(`${stepPath(variant, 'help')}&taken=1`, 303);
    },
    onFailure(failure) {
      // A draft that nobody has kept has another key at the next press.
      writeDraft(context, draft);
      return showFailure(request, values, failure);
    },
  });
}
