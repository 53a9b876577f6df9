import type { RepairHandover, RepairKind, RepairView } from '../../generated/graphql.ts';
import type { Answers, DocumentKind } from './answers.ts';
import { brokenScreen, type DeviceTexts } from './device-texts.ts';

export const kindLabels: Readonly<Record<RepairKind, { name: string; text: string }>> = {
  PAID: { name: 'Платный', text: 'Гарантия закончилась или не распространяется. Цена со скидкой 10 % за заявку на сайте.' },
  WARRANTY: { name: 'Гарантийный', text: 'Устройство сломалось само, гарантия действует. Понадобится чек.' },
  INSURANCE: { name: 'Страховой', text: 'Устройство застраховано. Понадобятся полис и заявление о выплате.' },
};

/** Of a device that was bought here and is under warranty. */
const boughtKindLabels: typeof kindLabels = {
  ...kindLabels,
  WARRANTY: { name: 'Гарантийный', text: 'Устройство сломалось само, гарантия действует. Чек не понадобится: покупка есть в заказе.' },
};

/** The kinds of repair, with what each asks for. */
export const kindLabelsFor = ({ purchase }: Pick<Answers, 'purchase'>): typeof kindLabels =>
  purchase == null ? kindLabels : boughtKindLabels;

/** Why no receipt is asked for. */
export const purchaseText = ({ orderId }: { orderId: string }): string => `Чек не нужен: покупка из заказа № ${orderId}`;

/** Days that a repair under the warranty takes at most. */
export const maxWarrantyRepairDays = 45;

export const viewLabels: Readonly<Record<RepairView, { code: string; name: string }>> = {
  CLEAN: { code: 'C', name: 'Без повреждений' },
  DAMAGED: { code: 'D', name: 'Есть повреждения' },
  NOT_WORKING: { code: 'NC', name: 'Не включается' },
};

/** As the specification's two labels have it, and the third for a warranty (spec 2 §2). */
export const handoverLabels: Readonly<Record<RepairHandover, { name: string }>> = {
  STORE: { name: 'Сдать в салон' },
  COURIER: { name: 'Вызвать курьера' },
  OPERATOR: { name: 'Проконсультироваться с оператором' },
};

export const documentLabels: Readonly<Record<Exclude<DocumentKind, 'devicePhoto'> | 'insuranceSituation', string>> = {
  cashReceipt: 'Кассовый чек',
  warrantyCard: 'Гарантийный талон',
  passport: 'Паспорт: разворот с фото',
  insurancePolicy: 'Страховой полис',
  insurancePayment: 'Заявление о страховой выплате',
  diagnosticResult: 'Заключение диагностики',
  insuranceSituation: 'Фото страхового случая',
};

export const paymentLabels: Readonly<Record<RepairKind, string>> = {
  PAID: 'После ремонта: картой или наличными.',
  WARRANTY: 'Платить не нужно, если случай гарантийный.',
  INSURANCE: 'Ремонт оплачивает страховая компания.',
};

const stolenText = { name: 'Оператор позвонит', text: 'Расскажем, какие бумаги нужны страховой. Сдавать ничего не нужно.' };
export const visitName = 'Мастер приедет домой';

/** Whether a master comes to the device, as to every large one that an operator is told of. */
export const isVisit = (answers: Device & Pick<Answers, 'handover'>): boolean =>
  answers.handover === 'OPERATOR' && answers.deviceType?.isMajor === true && !isStolen(answers);

/** What is said of the price of a repair that a master comes for. */
export const visitIncluded = 'Выезд мастера входит в стоимость';

/** What a way is called for this device. */
export function handoverText(
  handover: RepairHandover,
  answers: Device,
  { handovers }: Pick<DeviceTexts, 'handovers'>,
): { name: string; text: string } {
  if (handover === 'OPERATOR' && isStolen(answers)) return stolenText;
  const { name } = handoverLabels[handover];
  return { name: isVisit({ ...answers, handover }) ? visitName : name, text: handovers[handover] };
}

type Device = Pick<Answers, 'type' | 'deviceType' | 'insurance'>;

export const isStolen = ({ type, insurance }: Pick<Answers, 'type' | 'insurance'>): boolean =>
  type === 'INSURANCE' && insurance === 'THEFT';

/** Why a device can't look like this, after what has happened to it; null where it can. */
export const viewFault = (view: RepairView | null, answers: Device): string | null =>
  view === 'CLEAN' && answers.type === 'INSURANCE' && answers.insurance === 'SCREEN'
    ? `Страховой случай — «${brokenScreen}»: без повреждений так не бывает.`
    : null;

/** Why a device that looks like this can't have this problem; null where it can. */
export const problemFault = (
  appearance: Answers['appearance'],
  problem: { name: string; isVisibleDamage?: boolean | undefined } | null,
): string | null =>
  appearance?.view === 'CLEAN' && problem?.isVisibleDamage === true
    ? `Внешний вид — «${viewLabels.CLEAN.name}», а «${problem.name}» — это повреждение. Измените одно из двух.`
    : null;

/** How this device may be handed in, the best way first: nobody carries a large appliance, nor anything that was stolen. */
export function handoversFor(answers: Device): readonly RepairHandover[] {
  if (isStolen(answers)) return ['OPERATOR'];
  if (answers.deviceType?.isMajor === true) return ['OPERATOR', 'STORE', 'COURIER'];
  return answers.type === 'WARRANTY' ? ['STORE', 'COURIER', 'OPERATOR'] : ['STORE', 'COURIER'];
}

/** What may be wished for this device. */
export const problemFlagsFor = (deviceType: Answers['deviceType'], { alternatives }: Pick<DeviceTexts, 'alternatives'>) => [
  { name: 'readySellForParts', label: 'Продам на запчасти, если ремонт невозможен' },
  ...(deviceType?.hasData === true ? [{ name: 'importantSaveData', label: 'Важно сохранить данные' }] : []),
  { name: 'considerAlternatives', label: alternatives },
];

/** What is told of the place where this device is installed. */
export const installationFlagsFor = (deviceType: Answers['deviceType']) => [
  ...(deviceType?.isMajor === true ? [{ name: 'isBuiltIn', label: 'Техника встраивается в мебель' }] : []),
  ...(deviceType?.isPlumbed === true ? [{ name: 'hasUtilities', label: 'Вода, слив и розетка подведены' }] : []),
  { name: 'needsDismantling', label: 'Нужно демонтировать старую технику' },
];

/** Characters that fields take: fewer than the gateway does, so that all of them together fit into the draft's cookie. */
export const draftLength = { description: 500, comment: 200, street: 120 } as const;
