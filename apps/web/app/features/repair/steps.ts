import { type Answers, documentsFor, fileCountOf } from './answers.ts';
import { deviceTextsOf } from './device-texts.ts';
import { handoversFor, isStolen, isVisit, problemFault, viewFault } from './labels.ts';
import type { Variant } from './variants.ts';

/** The two orders of the wizard (spec 2 §2): the trade one asks how to hand in before who does, the service one after it. */

/** Steps by the specification's names (spec 2 §2). */
export const stepKeys = [
  'typeRepair',
  'imeiCheck',
  'help',
  'insuranceSelect',
  'documents',
  'descriptionProblem',
  'customerData',
  'methodsPuttingRepair',
  'shop',
  'delivery',
  'summary',
] as const;
export type StepKey = (typeof stepKeys)[number];

export const isStepKey = (text: string | null): text is StepKey => stepKeys.some((key) => key === text);

export type StepStatus = 'opened' | 'closed' | 'completed';

export interface Step {
  key: StepKey;
  status: StepStatus;
  isValid: boolean;
  /** Null after the last. */
  next: StepKey | null;
  title: string;
}

/** Of an open or a waiting step. */
function titleOf(key: StepKey, answers: Answers): string {
  if (key === 'delivery' && isVisit(withBestWay(answers))) return 'Куда приехать мастеру';
  return key === 'methodsPuttingRepair' ? deviceTextsOf(answers).handoverTitle : titles[key];
}

const titles: Readonly<Record<Exclude<StepKey, 'methodsPuttingRepair'>, string>> = {
  typeRepair: 'Устройство и вид ремонта',
  imeiCheck: 'Внешний вид',
  help: 'Нужна помощь',
  insuranceSelect: 'Страховой случай',
  documents: 'Документы',
  descriptionProblem: 'Что случилось',
  customerData: 'Ваши данные',
  shop: 'Куда принести',
  delivery: 'Куда приехать курьеру',
  summary: 'Проверьте и отправьте',
};

const completedTitles: Readonly<Record<Exclude<StepKey, 'methodsPuttingRepair'>, string>> = {
  typeRepair: 'Устройство',
  imeiCheck: 'Внешний вид',
  help: 'Мы перезвоним',
  insuranceSelect: 'Страховка',
  documents: 'Документы загружены',
  descriptionProblem: 'Неисправность',
  customerData: 'Контакты',
  shop: 'Место приёма',
  delivery: 'Адрес и время',
  summary: 'Заявка отправлена',
};

/** Of a step that has its answer. */
function completedTitleOf(key: StepKey, answers: Answers): string {
  if (key === 'documents' && fileCountOf(answers) === 0) return titles.documents;
  return key === 'methodsPuttingRepair' ? deviceTextsOf(answers).handoverName : completedTitles[key];
}

/** Until a way is chosen the best one stands for it, so that the steps do not become more on the way. */
const withBestWay = (answers: Answers): Answers => ({ ...answers, handover: answers.handover ?? handoversFor(answers)[0] ?? null });

/** The steps that these answers ask for, in the variant's order. `help` stands beside them: nobody has to go through it. */
export function keysOf(variant: Variant, answers: Answers): readonly StepKey[] {
  const best = withBestWay(answers);
  const isSomebodyComing = best.handover === 'COURIER' || isVisit(best);
  const place: StepKey[] = best.handover === 'STORE' ? ['shop'] : isSomebodyComing ? ['delivery'] : [];
  // Nobody can hand in what was stolen.
  const method: StepKey[] = isStolen(answers) ? [] : ['methodsPuttingRepair', ...place];
  return [
    'typeRepair',
    // What has happened says whether there is anything to look at.
    ...(answers.type === 'INSURANCE' ? (['insuranceSelect'] as const) : []),
    ...(isStolen(answers) && answers.deviceType?.hasImei !== true ? [] : (['imeiCheck'] as const)),
    ...(answers.type === 'INSURANCE' || answers.type === 'WARRANTY' ? (['documents'] as const) : []),
    'descriptionProblem',
    ...(variant === 'trade' ? [...method, 'customerData' as const] : ['customerData' as const, ...method]),
    'summary',
  ];
}

/** Whether a step has its answer. */
export function isValid(key: StepKey, answers: Answers): boolean {
  const { type, deviceType, brand, model, appearance, insurance, documents, problem, customer, handover, selectedStore, address } = answers;
  switch (key) {
    case 'typeRepair':
      return type !== null && deviceType !== null && brand !== null && model !== null;
    case 'imeiCheck':
      if (appearance === null || (appearance.view === null && !isStolen(answers))) return false;
      if (viewFault(appearance.view, answers) !== null) return false;
      return appearance.imei !== '' || type === 'PAID' || deviceType?.hasImei !== true;
    case 'insuranceSelect':
      return insurance !== null && deviceTextsOf(answers).insurances[insurance] !== undefined;
    case 'documents':
      if (documents === null || type === null) return false;
      return documents.areBrought === true || documentsFor(answers).required.every((kind) => documents.files[kind] !== undefined);
    case 'descriptionProblem':
      return problem !== null && (problem.id !== null || problem.description !== '') && problemFault(appearance, problem) === null;
    case 'customerData':
      return customer?.isConfirmed === true;
    case 'methodsPuttingRepair':
      return handover !== null && handoversFor(answers).includes(handover);
    case 'shop':
      return selectedStore !== null;
    case 'delivery':
      return address !== null;
    // What is sent is what the others have come to.
    case 'help':
    case 'summary':
      return true;
  }
}

/** The wizard as it stands with these answers, at the step that is wanted or the first that is missing. */
export function wizardOf(
  variant: Variant,
  answers: Answers,
  requestedStep: StepKey | null,
): { steps: Step[]; open: StepKey; isValid: boolean } {
  const keys = keysOf(variant, answers);
  const missing = keys.findIndex((key) => !isValid(key, answers));
  const lastReachable = missing === -1 ? keys.length - 1 : missing;
  const at = requestedStep === null ? -1 : keys.indexOf(requestedStep);
  const open = requestedStep === 'help' ? 'help' : (keys[at === -1 || at > lastReachable ? lastReachable : at] ?? 'typeRepair');
  const steps = keys.map((key, index): Step => {
    const valid = isValid(key, answers);
    const status = key === open ? 'opened' : valid && key !== 'summary' ? 'completed' : 'closed';
    return {
      key,
      status,
      isValid: valid,
      next: keys[index + 1] ?? null,
      // The open one stands below its number.
      title:
        status === 'completed' ? completedTitleOf(key, answers) : `${status === 'opened' ? '' : `${index + 1}. `}${titleOf(key, answers)}`,
    };
  });
  return { steps, open, isValid: missing === -1 };
}

/** Where a saved step leads: to the first one that is missing. */
export const nextStep = (variant: Variant, answers: Answers): StepKey => wizardOf(variant, answers, null).open;
