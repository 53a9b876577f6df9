import { imeiFault } from '@vitrina/services/contract/fields/check-digits.ts';
import { filesUnsupportedMessage } from '@vitrina/services/contract/fields/file.ts';
import { isId } from '@vitrina/services/contract/fields/id.ts';
import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { text } from '../../forms/answer.server.ts';
import type { Errors } from '../../forms/read.server.ts';
import { type Answers, documentKinds, documentsFor, maxInsurancePhotos } from './answers.ts';
import { courierDays, isDay, slotTexts } from './days.ts';
import { deviceTextsOf } from './device-texts.ts';
import { draftLength, handoversFor, isStolen, problemFault, viewFault, viewLabels } from './labels.ts';

/** What a form has come to: the answers with what could be taken of it, and what is wrong with the rest. */
export interface StepReading {
  answers: Answers;
  errors: Errors | null;
}

const stepReading = (answers: Answers, errors: Errors): StepReading => ({
  answers,
  errors: Object.keys(errors).length === 0 ? null : errors,
});

const oneOf = <Word extends string>(labels: Readonly<Partial<Record<Word, unknown>>>, value: string): Word | null =>
  Object.hasOwn(labels, value) ? (value as Word) : null;

const isTicked = (form: FormData, name: string): boolean => form.get(name) === 'yes';

/** The number that a phone or a tablet has, and what the device looks like. Whoever pays need not look the number up. */
export function readAppearance(form: FormData, answers: Answers): StepReading {
  const imei = text(form, 'imei').replaceAll(/[\s-]/g, '');
  const isDeviceStolen = isStolen(answers);
  const view = isDeviceStolen ? null : oneOf(viewLabels, text(form, 'view'));
  const errors: Errors = {};
  const isNeeded = answers.deviceType?.hasImei === true && answers.type !== 'PAID';
  const problem = imei === '' ? (isNeeded ? messages.required : null) : imeiFault(imei);
  if (problem !== null) errors.imei = problem;
  const viewProblem = view === null && !isDeviceStolen ? messages.choose : viewFault(view, answers);
  if (viewProblem !== null) errors.view = viewProblem;
  return stepReading(problem === null && errors.view === undefined ? { ...answers, appearance: { imei, view } } : answers, errors);
}

export function readInsurance(form: FormData, answers: Answers): StepReading {
  const insurance = oneOf(deviceTextsOf(answers).insurances, text(form, 'insurance'));
  return insurance === null
    ? stepReading(answers, { insurance: messages.choose })
    : stepReading(withHandover({ ...answers, insurance }), {});
}

/** What arrived stays, also when something else is wrong: files are not chosen twice. */
export function readDocuments(form: FormData, answers: Answers, today: string): StepReading {
  const idsOf = (name: string): string[] => form.getAll(name).filter(isId);
  const { requested, required } = documentsFor(answers);
  const errors: Errors = {};
  const files = Object.fromEntries(
    // The file that has just come stands behind the one that was there.
    documentKinds
      .filter((kind) => requested.includes(kind))
      .flatMap((kind) =>
        idsOf(kind)
          .slice(-1)
          .map((id) => [kind, id]),
      ),
  );
  const areBrought = [...form].some(([name, fault]) => name.endsWith('Fault') && String(fault).endsWith(filesUnsupportedMessage));
  for (const kind of areBrought ? [] : required) if (files[kind] === undefined) errors[kind] = messages.required;
  const situations = answers.type === 'INSURANCE' ? [...new Set(idsOf('insuranceSituation'))] : [];
  if (situations.length > maxInsurancePhotos) errors.insuranceSituation = `Не больше ${maxInsurancePhotos} фотографий.`;
  for (const [name, fault] of form) {
    const field = /^(\w+)Fault$/.exec(name)?.[1];
    if (field !== undefined && typeof fault === 'string' && !fault.endsWith(filesUnsupportedMessage))
      errors[field === 'photo' ? 'documents' : field] = fault;
  }
  const datePurchase = text(form, 'datePurchase');
  const isDated = datePurchase === '' || (isDay(datePurchase) && datePurchase <= today);
  if (!isDated) errors.datePurchase = messages.date;
  const documents = {
    hasDeviceAndCharger: isTicked(form, 'hasDeviceAndCharger'),
    hasKitAccessories: isTicked(form, 'hasKitAccessories'),
    datePurchase: isDated ? datePurchase : '',
    files,
    insuranceSituation: situations.slice(0, maxInsurancePhotos),
    ...(areBrought && { areBrought }),
  };
  return stepReading({ ...answers, documents }, errors);
}

/** The problem is one of the list, or it is described. */
export function readProblem(
  form: FormData,
  answers: Answers,
  problems: readonly { id: string; name: string; isInstallation: boolean; isVisibleDamage: boolean }[],
): StepReading {
  const problemId = text(form, 'problem');
  const problem = problems.find(({ id }) => id === problemId);
  const description = text(form, 'description');
  const errors: Errors = {};
  const fault = problem === undefined && problemId !== 'other' ? messages.choose : problemFault(answers.appearance, problem ?? null);
  if (fault !== null) errors.problem = fault;
  if (problem === undefined && problemId === 'other' && description === '') errors.description = messages.required;
  if (description.length > draftLength.description) errors.description = messages.maxLength(draftLength.description);
  if (Object.keys(errors).length > 0) return stepReading(answers, errors);
  return stepReading(
    {
      ...answers,
      problem: {
        id: problem?.id ?? null,
        name: problem?.name ?? '',
        description,
        readySellForParts: isTicked(form, 'readySellForParts'),
        importantSaveData: isTicked(form, 'importantSaveData'),
        considerAlternatives: isTicked(form, 'considerAlternatives'),
        installation:
          problem?.isInstallation === true
            ? {
                isBuiltIn: isTicked(form, 'isBuiltIn'),
                hasUtilities: isTicked(form, 'hasUtilities'),
                needsDismantling: isTicked(form, 'needsDismantling'),
              }
            : null,
        isVisibleDamage: problem?.isVisibleDamage ?? false,
      },
    },
    {},
  );
}

/** The answers with a way to hand the device in that goes with the others: the only one, or the one that was chosen if it still does. */
export function withHandover(answers: Answers): Answers {
  const ways = handoversFor(answers);
  const [only] = ways.length === 1 ? ways : [answers.handover];
  return { ...answers, handover: ways.find((way) => way === only) ?? null };
}

export function readHandover(form: FormData, answers: Answers): StepReading {
  const handover = handoversFor(answers).find((way) => way === text(form, 'handover')) ?? null;
  return handover !== null ? stepReading({ ...answers, handover }, {}) : stepReading(answers, { handover: messages.choose });
}

/** Where a courier comes, and when: in the first slot that has not begun at the earliest. */
export function readAddress(form: FormData, answers: Answers, now: Date, timeZone: string): StepReading {
  const errors: Errors = {};
  const read = (name: string, maxChars: number, isNeeded = false): string => {
    const fieldText = text(form, name);
    if (isNeeded && fieldText === '') errors[name] = messages.required;
    if (fieldText.length > maxChars) errors[name] = messages.maxLength(maxChars);
    return fieldText;
  };
  const address = {
    street: read('street', draftLength.street, true),
    house: read('house', maxLength.houseNumber, true),
    building: read('building', maxLength.building),
    entrance: read('entrance', maxLength.floor),
    floor: read('floor', maxLength.floor),
    flat: read('flat', maxLength.flatNumber),
    date: text(form, 'date'),
    time: text(form, 'time'),
    comment: read('comment', draftLength.comment),
  };
  const { first, last, open } = courierDays(now, timeZone);
  if (!isDay(address.date) || address.date < first || address.date > last) errors.date = messages.date;
  if (!slotTexts.includes(address.time)) errors.time = messages.choose;
  else if (address.date === first && !open.includes(address.time)) errors.time = 'Это время уже началось, выберите другое.';
  return Object.keys(errors).length > 0 ? stepReading(answers, errors) : stepReading({ ...answers, address }, {});
}
