import type { RepairHandover, RepairInsurance, RepairKind, RepairView } from '../../generated/graphql.ts';
import type { Answers, DocumentKind } from './answers.ts';

export const kindLabels: Readonly<Record<RepairKind, { name: string; text: string }>> = {
  PAID: { name: 'Платный', text: 'Гарантия закончилась или не распространяется. Цена со скидкой 10 % за заявку на сайте.' },
  WARRANTY: { name: 'Гарантийный', text: 'Устройство сломалось само, гарантия действует. Понадобится чек.' },
  INSURANCE: { name: 'Страховой', text: 'Устройство застраховано. Понадобятся полис и заявление о выплате.' },
};

export const viewLabels: Readonly<Record<RepairView, { code: string; name: string; text: string }>> = {
  CLEAN: { code: 'C', name: 'Без повреждений', text: 'Целый корпус и экран, следов падения и воды нет.' },
  DAMAGED: { code: 'D', name: 'Есть повреждения', text: 'Трещины, вмятины, сколы или следы воды.' },
  NOT_WORKING: { code: 'NC', name: 'Не включается', text: 'Проверить нельзя: устройство не реагирует.' },
};

export const insuranceLabels: Readonly<Record<RepairInsurance, string>> = {
  DAMAGE: 'Падение или удар',
  LIQUID: 'Попала вода или другая жидкость',
  SCREEN: 'Разбит экран',
  THEFT: 'Кража',
};

/** As the specification's two labels have it, and the third for a warranty (spec 2 §2). */
export const handoverLabels: Readonly<Record<RepairHandover, { name: string; text: string }>> = {
  STORE: { name: 'Сдать в салон', text: 'Принесёте устройство в магазин или сервисный центр.' },
  COURIER: { name: 'Вызвать курьера', text: 'Заберём устройство по вашему адресу и вернём после ремонта.' },
  OPERATOR: { name: 'Проконсультироваться с оператором', text: 'Перезвоним и подскажем, как передать устройство.' },
};

export const documentLabels: Readonly<Record<DocumentKind | 'insuranceSituation', string>> = {
  cashReceipt: 'Кассовый чек',
  warrantyCard: 'Гарантийный талон',
  passport: 'Паспорт: разворот с фото',
  insurancePolicy: 'Страховой полис',
  insurancePayment: 'Заявление о страховой выплате',
  devicePhoto: 'Фото устройства',
  diagnosticResult: 'Заключение диагностики',
  insuranceSituation: 'Фото страхового случая',
};

export const paymentLabels: Readonly<Record<RepairKind, string>> = {
  PAID: 'После ремонта: картой или наличными.',
  WARRANTY: 'Платить не нужно, если случай гарантийный.',
  INSURANCE: 'Ремонт оплачивает страховая компания.',
};

/** Whom an operator calls, when it is not about how to hand a device in. */
const operatorLabels = {
  major: { name: 'Мастер приедет домой: позвоним и договоримся', text: 'Крупную технику смотрим и чиним на месте.' },
  stolen: { name: 'Оператор позвонит', text: 'Расскажем, какие бумаги нужны страховой. Сдавать ничего не нужно.' },
} as const;

/** What a way is called for this device. */
export function handoverText(handover: RepairHandover, answers: Device): { name: string; text: string } {
  if (handover !== 'OPERATOR') return handoverLabels[handover];
  if (isStolen(answers)) return operatorLabels.stolen;
  return answers.deviceType?.isMajor === true ? operatorLabels.major : handoverLabels.OPERATOR;
}

type Device = Pick<Answers, 'type' | 'deviceType' | 'insurance'>;

export const isStolen = ({ type, insurance }: Pick<Answers, 'type' | 'insurance'>): boolean =>
  type === 'INSURANCE' && insurance === 'THEFT';

/** Why a device can't look like this, after what has happened to it; null where it can. */
export const viewFault = (view: RepairView | null, { type, insurance }: Pick<Answers, 'type' | 'insurance'>): string | null =>
  view === 'CLEAN' && type === 'INSURANCE' && insurance === 'SCREEN'
    ? `Страховой случай — «${insuranceLabels.SCREEN}»: без повреждений так не бывает.`
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

export const problemFlags = [
  { name: 'readySellForParts', label: 'Продам на запчасти, если ремонт невозможен' },
  { name: 'importantSaveData', label: 'Важно сохранить данные' },
  { name: 'considerAlternatives', label: 'Рассмотрю другое устройство взамен' },
] as const;

export const installationFlags = [
  { name: 'isBuiltIn', label: 'Техника встраивается в мебель' },
  { name: 'hasUtilities', label: 'Вода, слив и розетка подведены' },
  { name: 'needsDismantling', label: 'Нужно демонтировать старую технику' },
] as const;

/** Characters that fields take: fewer than the gateway does, so that all of them together fit into the draft's cookie. */
export const draftLength = { description: 500, comment: 200, street: 120 } as const;
