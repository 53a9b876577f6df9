import { type RouterContextProvider, redirect } from 'react-router';
import { type Answers, noAnswers } from './answers.ts';
import { readDraft, saveAnswers } from './draft.server.ts';
import { findBrands, findDevices, findModels } from './lists.server.ts';
import { pathOf, stepPath } from './load.server.ts';
import { nextStep } from './steps.ts';

/** Something that was bought here, by its names in the catalogue. */
export interface BoughtDevice {
  name: string;
  brand: string;
  category: string;
  /** With which order it came, while it is under warranty; null afterwards. */
  purchase: NonNullable<Answers['purchase']> | null;
}

const isSame = (one: string, other: string): boolean => one.toLocaleLowerCase('ru') === other.toLocaleLowerCase('ru');

/** «Смартфон Apple iPhone 17, чёрный» is the model «iPhone 17». */
function modelName({ name, brand }: BoughtDevice): string {
  const [withoutColour = ''] = name.split(', ');
  return withoutColour.split(`${brand} `)[1] ?? withoutColour;
}

/**
 * Opens the wizard for something that was bought here, with what the lists of repair know of it filled in; a draft that has been sent and not
 * been answered goes first. The lists have names of their own: what has none there is asked for as ever.
 */
export async function startRepair(context: Readonly<RouterContextProvider>, request: Request, device: BoughtDevice): Promise<Response> {
  const draft = readDraft(context);
  if (draft.isPending) return redirect(stepPath('trade', 'summary'), 303);
  const devices = await findDevices(context, request);
  if (devices === null) return redirect(pathOf('trade'), 303);
  const { purchase } = device;
  const bought = { ...noAnswers, type: purchase === null ? ('PAID' as const) : ('WARRANTY' as const), purchase };
  const deviceType = devices.find(({ name }) => isSame(name, device.category));
  if (deviceType === undefined) {
    if (purchase === null) return redirect(pathOf('trade'), 303);
    saveAnswers(context, draft, { ...bought, purchase: { ...purchase, isUnlisted: true } });
    return redirect(stepPath('trade', 'typeRepair'), 303);
  }
  const brands = await findBrands(context, request, deviceType.id);
  const brand = brands?.find(({ name }) => isSame(name, device.brand)) ?? null;
  const models = brand === null ? null : await findModels(context, request, deviceType.id, brand.id);
  const fullName = device.name.toLocaleLowerCase('ru');
  // «iPhone 15 Pro» has «iPhone 15» in its name, too.
  const [model] = (models ?? [])
    .filter(({ name }) => fullName.includes(name.toLocaleLowerCase('ru')))
    .toSorted((one, other) => other.name.length - one.name.length);
  const { answers } = saveAnswers(context, draft, {
    ...bought,
    deviceType,
    brand,
    model: brand === null ? null : (model ?? { id: '', name: modelName(device) }),
  });
  return redirect(stepPath('trade', nextStep('trade', answers)), 303);
}
