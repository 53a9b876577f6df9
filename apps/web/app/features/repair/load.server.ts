import { defaultTimeZone } from '@vitrina/services/contract/fields/special-ids.ts';
import type { RouterContextProvider } from 'react-router';
import { captchaOf } from '../../forms/captcha.server.ts';
import { RepairFrameDocument, RepairPersonDocument } from '../../generated/graphql.ts';
import { shop } from '../../platform/company.ts';
import { dayIn } from '../../platform/format/dates.ts';
import { phoneText } from '../../platform/format/phone.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../platform/head/head.server.ts';
import type { Answers } from './answers.ts';
import { courierDays } from './days.ts';
import { deviceTextsOf } from './device-texts.ts';
import { readDraft } from './draft.server.ts';
import { activeTypes, groupsWith, visiblePlaces } from './filter.ts';
import { type DeviceType, devicesIn, findBrands, findModels, findPlaces, findProblems } from './lists.server.ts';
import { readLookup } from './lookup.server.ts';
import { doneWith } from './step-summary.ts';
import { isStepKey, type StepKey, wizardOf } from './steps.ts';
import { type Variant, variants } from './variants.ts';

type Context = Readonly<RouterContextProvider>;

export const pathOf = (variant: Variant): string => variants[variant].path;
export const stepPath = (variant: Variant, step: StepKey): string => `${pathOf(variant)}?step=${step}`;

/** The clock of the visitor's city. */
export const zoneOf = async (context: Context, request: Request): Promise<string> =>
  (await query(context, request, RepairFrameDocument, { path: '/repair', withDevices: false })).data?.currentCity.timeZone ??
  defaultTimeZone;

/** The wizard with what its open step shows; what a list cannot be had of is null, and the rest stands. */
export async function loadWizard(context: Context, request: Request, variant: Variant) {
  const { searchParams } = new URL(request.url);
  const draft = readDraft(context);
  const { answers, isPending } = draft;
  const lookup = readLookup(searchParams, draft);
  const stepText = searchParams.get('step');
  const requestedStep = isPending ? 'summary' : isStepKey(stepText) ? stepText : null;
  const wizard = wizardOf(variant, answers, requestedStep);
  const path = pathOf(variant);
  const frame = query(context, request, RepairFrameDocument, { path, withDevices: wizard.open === 'typeRepair' });
  const devices = frame.then(({ data }) => devicesIn(data));
  const [{ data }, problems, options] = await Promise.all([
    frame,
    wizard.open === 'typeRepair' ? findProblems(context, request, answers) : null,
    optionsOf(context, request, wizard.open, answers, { devices, types: searchParams.get('types') }),
  ]);
  const breadcrumbs = data?.breadcrumbs ?? [
    { name: 'Главная', url: '/' },
    { name: 'Ремонт техники', url: null },
  ];
  const zone = data?.currentCity.timeZone ?? defaultTimeZone;
  const now = shopOf(context).now();
  return {
    ...wizard,
    steps: wizard.steps.map((step) => ({ ...step, answer: doneWith(step.key, answers) })),
    /** In the words of the device; the browser needs those of one. */
    texts: deviceTextsOf(answers),
    variant,
    path,
    answers,
    isPending,
    /** What the cheapest repair of the device costs, while it is chosen; null where nobody can tell. */
    leastCost: lowestCostOf(problems),
    options,
    lookup,
    hasCalled: searchParams.has('taken'),
    cityName: data?.currentCity.name ?? shop.defaultCity.name,
    today: dayIn(now, zone),
    courier: courierDays(now, zone),
    breadcrumbs,
    head: makeHead(context, readSeo(context), {
      title: variants[variant].title,
      path,
      data: [breadcrumbData(context, breadcrumbs)],
    }),
  };
}

/** The lowest cost of a repair in kopecks, as ordered here; an installation is no repair. */
export function lowestCostOf(problems: Awaited<ReturnType<typeof findProblems>>): number | null {
  const costs = (problems ?? []).flatMap(({ discountedCost, isInstallation }) =>
    discountedCost === null || isInstallation ? [] : [discountedCost.amount],
  );
  return costs.length === 0 ? null : Math.min(...costs);
}

export type Wizard = Awaited<ReturnType<typeof loadWizard>>;

interface RepairData {
  devices: Promise<DeviceType[] | null>;
  types: string | null;
}

async function optionsOf(context: Context, request: Request, open: StepKey, answers: Answers, { devices, types }: RepairData) {
  const { deviceType, brand } = answers;
  switch (open) {
    case 'typeRepair': {
      const [deviceTypes, brands, models] = await Promise.all([
        devices,
        deviceType === null ? null : findBrands(context, request, deviceType.id),
        deviceType === null || brand === null || brand.id === '' ? null : findModels(context, request, deviceType.id, brand.id),
      ]);
      return { step: open, devices: deviceTypes, brands, models };
    }
    case 'descriptionProblem':
      return { step: open, problems: await findProblems(context, request, answers) };
    case 'summary': {
      const problems = await findProblems(context, request, answers);
      const problem = problems?.find(({ id }) => id === answers.problem?.id) ?? null;
      return { step: open, cost: problem?.cost ?? null, discountedCost: problem?.discountedCost ?? null };
    }
    case 'shop': {
      const active = activeTypes(types);
      const places = await findPlaces(context, request, answers);
      return { step: open, groups: groupsWith(active), places: places === null ? null : visiblePlaces(places, active) };
    }
    case 'customerData': {
      const person = (await query(context, request, RepairPersonDocument, {})).data?.me ?? null;
      const name = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim();
      return {
        step: open,
        captcha: captchaOf(context),
        person: { name, phone: person?.phone ? phoneText(person.phone.replace('+', '')) : '', email: person?.email ?? '' },
      };
    }
    default:
      return { step: open };
  }
}
