import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { data, type RouterContextProvider, redirect } from 'react-router';
import * as z from 'zod';
import { waitTimeout } from '../../entities/payment/start.server.ts';
import { formOf, text } from '../../forms/answer.server.ts';
import { callBackData, readConsents } from '../../forms/consents.ts';
import { name, optional, optionalEmail, phone } from '../../forms/fields.server.ts';
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
import { emptyAnswer, type Failure } from '../../platform/gateway/gateway-failure.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import type { Answers } from './answers.ts';
import { dayIn } from './days.ts';
import { type Draft, keepAnswers, newDraft, readDraft, writeDraft } from './draft.server.ts';
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
import { isStepKey, nextStep, type StepKey, type Variant, wizardOf } from './steps.ts';

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
  const sent: StepSubmission = { context, request, variant, form, values: textsOf(form), draft: readDraft(context, request) };
  // What has been sent and not been answered is sent again as it was, before anything else is answered.
  if (sent.draft.isPending && step !== 'summary') return redirect(stepPath(variant, 'summary'), 303);
  return await answers[step](sent);
}

/** On to another step, or the form again. */
type Outcome = Response | ReturnType<typeof showErrors>;

const answers: Readonly<Record<StepKey, (sent: StepSubmission) => Promise<Outcome>>> = {
  typeRepair: takeDevice,
  imeiCheck: async (sent) => keep(sent, readAppearance(sent.form, sent.draft.answers)),
  insuranceSelect: async (sent) => keep(sent, readInsurance(sent.form, sent.draft.answers)),
  documents: async (sent) => {
    const today = dayIn(shopOf(sent.context).now(), await zoneOf(sent.context, sent.request));
    return keep(sent, readDocuments(sent.form, sent.draft.answers, today));
  },
  descriptionProblem: async (sent) => {
    const problems = await findProblems(sent.context, sent.request, sent.draft.answers);
    return keep(sent, readProblem(sent.form, sent.draft.answers, problems ?? []));
  },
  customerData: takeCustomer,
  methodsPuttingRepair: async (sent) => keep(sent, readHandover(sent.form, sent.draft.answers)),
  shop: async (sent) => {
    const { context, request, values, form, draft } = sent;
    const places = await findPlaces(context, request, draft.answers);
    if (places === null) return showUnavailable(request, values, noList);
    const place = places.find(({ value }) => value === text(form, 'selectedStore'));
    if (place === undefined) return showErrors(request, values, { selectedStore: messages.choose });
    const [kind, id = ''] = place.value.split(':');
    return keep(sent, {
      answers: { ...draft.answers, selectedStore: { id, name: place.name, isServiceCenter: kind === 'c' } },
      errors: null,
    });
  },
  delivery: async (sent) =>
    keep(sent, readAddress(sent.form, sent.draft.answers, shopOf(sent.context).now(), await zoneOf(sent.context, sent.request))),
  summary: sendRequest,
  help: askToCall,
};

/** What could be taken of a form is kept, right or wrong; then it goes on, or the form comes back. */
function keep({ context, request, variant, values, draft }: StepSubmission, { answers, errors }: StepReading): Outcome {
  const kept = answers === draft.answers ? draft : keepAnswers(context, draft, answers);
  if (errors !== null) return showErrors(request, values, errors);
  return redirect(stepPath(variant, nextStep(variant, kept.answers)), 303);
}

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
  const found = brands?.find(({ id }) => id === text(form, 'brand')) ?? null;
  const brand = found ?? (isSameDevice && !form.has('brand') ? before.brand : null);
  if (isSameDevice && form.has('brand') && brand === null) errors.brand = messages.required;
  const isSameBrand = isSameDevice && brand !== null && brand.id === before.brand?.id;

  const asked = text(form, 'model');
  const models = deviceType !== null && brand !== null && asked !== '' ? await findModels(context, request, deviceType.id, brand.id) : null;
  const model =
    asked === 'other' && isSameBrand
      ? { id: '', name: 'другая модель' }
      : (models?.find(({ id }) => id === asked) ?? (isSameBrand && !form.has('model') ? before.model : null));
  if (isSameBrand && form.has('model') && model === null) errors.model = messages.required;

  const isSameModel = isSameBrand && model?.id === before.model?.id;
  const next: Answers = withHandover({
    ...before,
    type,
    deviceType,
    brand,
    model,
    appearance: isSameDevice ? before.appearance : null,
    problem: isSameModel ? before.problem : null,
    selectedStore: isSameBrand ? before.selectedStore : null,
  });
  const kept = keepAnswers(context, draft, next);
  // A script asks for the next list as soon as something is chosen: nothing is missing yet.
  if (text(form, 'intent') === 'lists') return redirect(stepPath(variant, 'typeRepair'), 303);
  if (Object.keys(errors).length > 0) return showErrors(request, values, errors);
  const isWhole = brand !== null && model !== null;
  return redirect(stepPath(variant, isWhole ? nextStep(variant, kept.answers) : 'typeRepair'), 303);
}

const customer = z.object({ name, phone, email: optionalEmail });
const byCode = z.object({
  code: z
    .string()
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.string().min(1, messages.required)),
});

/** Who asks, and whether the phone is theirs: a code is sent to it, unless it is the one of the account. */
async function takeCustomer({ context, request, form, values, draft, variant }: StepSubmission): Promise<Outcome> {
  const { value, errors } = read(customer, values);
  if (errors !== null) return showErrors(request, values, errors);
  const before = draft.answers.customer;
  const isSamePhone = before?.phone === value.phone;
  const keepCustomer = (phoneRequestId: string | null, isConfirmed: boolean) =>
    keepAnswers(context, draft, { ...draft.answers, customer: { ...value, phoneRequestId, isConfirmed } });

  if (isSamePhone && before.isConfirmed) return goOn(keepCustomer(before.phoneRequestId, true));
  const isResend = text(form, 'intent') === 'resend';
  if (isSamePhone && before.phoneRequestId !== null && !isResend) {
    const { phoneRequestId } = before;
    return submit(context, request, {
      values,
      read: read(byCode, values),
      operation: RepairVerifyCodeDocument,
      variables: ({ code }) => ({ input: { phone: `+${value.phone}`, code, requestId: phoneRequestId } }),
      done: () => goOn(keepCustomer(phoneRequestId, true)),
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
    done({ requestId }) {
      keepCustomer(requestId, false);
      return redirect(stepPath(variant, 'customerData'), 303);
    },
  });

  function goOn(kept: Draft) {
    return redirect(stepPath(variant, nextStep(variant, kept.answers)), 303);
  }
}

const noAnswer = 'Магазин не успел ответить, и мы не знаем, дошла ли заявка. Нажмите кнопку ещё раз: вторая заявка не появится.';

/** Whatever is not known for certain to have been refused may have been done. */
const verdicts = new Set<Failure['code']>(['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT']);

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
    // Whoever presses twice gives up on the first answer, not on the request.
    { signal: AbortSignal.timeout(waitTimeout) },
  );
  const made = answer?.repairRequestCreate;
  if (made) {
    writeDraft(context, { ...newDraft(), last: made.id });
    return redirect(`/repair/${made.id}`, 303);
  }
  const failure = errors[0] ?? emptyAnswer;
  if (failure.code === 'RATE_LIMITED') return showFailure(request, values, failure);
  if (!verdicts.has(failure.code)) {
    writeDraft(context, { ...draft, isPending: true });
    return showUnavailable(request, values, noAnswer);
  }
  const mended = withoutFault(draft.answers, failure);
  keepAnswers(context, { ...draft, isPending: false }, mended);
  const words = Object.values(failure.fields).flat();
  return showOutdated(request, values, words.length === 0 ? failure.message : `Заявка не отправлена. ${words.join(' ')}`);
}

/** The answers without those that are at fault: the wizard then stands at the step that has to be answered anew. */
function withoutFault(before: Answers, { fields }: Failure): Answers {
  const faulty = (pattern: RegExp) => Object.keys(fields).some((path) => pattern.test(path));
  return {
    ...before,
    ...(faulty(/docs/) && before.documents !== null && { documents: { ...before.documents, files: {}, insuranceSituation: [] } }),
    ...(faulty(/phoneRequestId|user/) &&
      before.customer !== null && { customer: { ...before.customer, phoneRequestId: null, isConfirmed: false } }),
    ...(faulty(/problem\.(?:id|description)|problemId/) && { problem: null }),
    ...(faulty(/modelId|deviceTypeId/) && { model: null }),
    ...(faulty(/imei|view/) && { appearance: null }),
    ...(faulty(/storeId|serviceCenterId/) && { selectedStore: null }),
    ...(faulty(/address/) && { address: null }),
  };
}

const caller = z.object({
  name,
  phone,
  deviceType: optional(maxLength.name),
  comment: optional(draftLength.description),
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
    done() {
      // The next one is another one.
      keepAnswers(context, draft, draft.answers);
      return redirect(`${stepPath(variant, 'help')}&taken=1`, 303);
    },
    refused(failure) {
      // A draft that nobody has kept has another key at the next press.
      writeDraft(context, draft);
      return showFailure(request, values, failure);
    },
  });
}
