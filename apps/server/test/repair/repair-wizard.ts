import { expect } from 'vitest';
import { goOn } from '../shopping.ts';
import { choicesOf, type Page, type Visitor } from '../visitor.ts';

export type Kind = 'PAID' | 'WARRANTY' | 'INSURANCE';
export type Handover = 'STORE' | 'COURIER' | 'OPERATOR';

/** A way through the wizard: which of the two, what for, and how the device is handed in. */
export interface Way {
  path: '/repair' | '/repair/service';
  kind: Kind;
  handover: Handover;
}

const point = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64');
const photo = (name: string) => new File([point], name, { type: 'image/png' });

const phone = { deviceType: 'Смартфоны', brand: 'Apple', model: 'iPhone 13' };

/** What is broken, by the words of the lists; what has no IMEI is not asked for one. */
export type Devices = Readonly<Record<Kind, typeof phone>>;

const devices: Devices = {
  PAID: phone,
  WARRANTY: { deviceType: 'Стиральные машины', brand: 'LG', model: 'F2J3NS0W' },
  INSURANCE: phone,
};
const visit = { street: 'улица Артёма', house: '74', entrance: '2', floor: '3', flat: '15', comment: 'Домофон 15' };
export const imei = '490154203237518';

const papers: Readonly<Record<Kind, Readonly<Record<string, readonly File[]>>>> = {
  PAID: {},
  WARRANTY: { cashReceipt: [photo('чек.png')], warrantyCard: [photo('талон.png')] },
  INSURANCE: {
    insurancePolicy: [photo('полис.png')],
    insurancePayment: [photo('заявление.png')],
    insuranceSituation: [photo('1.png'), photo('2.png')],
  },
};
export const papersOf = (kind: Kind): number => Object.values(papers[kind]).flat().length;

/** A provider that does not say which devices have one is told of none. */
const asksForImei = ({ html }: Page): boolean => html.includes('name="imei"');

/** What is open, by its title without a number. */
const openStep = ({ path, html }: Page): string => {
  const title = /data-status="opened".*?<h2[^>]*>(.*?)<\/h2>/s.exec(html)?.[1];
  if (title === undefined) throw new Error(`${path} has no open step.`);
  return title;
};

type Answer = (page: Page) => Promise<Page>;

/** Goes through the wizard step by step, and sends the request. */
export async function askForRepair(
  visitor: Visitor,
  { path, kind, handover }: Way,
  caller: { phone: string; codeSent: () => Promise<string> },
  deviceChoices: Devices = devices,
): Promise<{ steps: string[]; done: Page }> {
  const submitStep = (fields: Record<string, string>, files: Readonly<Record<string, readonly File[]>> = {}) => {
    return (page: Page) => visitor.press(page, goOn, fields, files);
  };
  const answers: Readonly<Record<string, Answer>> = {
    'Устройство и вид ремонта': async (page) => {
      let currentPage = page;
      for (const [list, words] of Object.entries(deviceChoices[kind])) {
        const selection = { [list]: choicesOf(currentPage, list).get(words) ?? '' };
        currentPage = await visitor.press(currentPage, goOn, list === 'deviceType' ? { type: kind, ...selection } : selection);
      }
      return currentPage;
    },
    'Внешний вид': (page) => submitStep({ view: 'DAMAGED', ...(kind === 'INSURANCE' && asksForImei(page) && { imei }) })(page),
    'Страховой случай': submitStep({ insurance: 'LIQUID' }),
    Документы: submitStep({ datePurchase: '2026-01-15', hasDeviceAndCharger: 'yes' }, papers[kind]),
    'Что случилось': (page) => {
      const [first = ''] = choicesOf(page, 'problem').values();
      // Only of what somebody's data are in.
      const wishes = { ...(page.html.includes('name="importantSaveData"') && { importantSaveData: 'yes' }), considerAlternatives: 'yes' };
      return submitStep({ problem: first, description: 'После падения', ...wishes })(page);
    },
    'Ваши данные': async (page) => {
      const codePage = await submitStep({ name: 'Анна', phone: caller.phone })(page);
      return submitStep({ code: await caller.codeSent() })(codePage);
    },
    'Как передать устройство': submitStep({ handover }),
    'Где ремонтировать': submitStep({ handover }),
    'Куда принести': (page) => {
      const [first = ''] = choicesOf(page, 'selectedStore').values();
      return submitStep({ selectedStore: first })(page);
    },
    // The day and the time are those that the form proposes.
    'Куда приехать курьеру': submitStep(visit),
    'Куда приехать мастеру': submitStep(visit),
    'Проверьте и отправьте': (page) => visitor.press(page, 'Отправить заявку', { policyAccept: 'yes' }),
  };
  const steps: string[] = [];
  let page = await visitor.open(path);
  while (/^\/repair(?:\/service)?(?:\?|$)/.test(page.path)) {
    const step = openStep(page);
    expect(steps, `${page.path} (${page.status}) asks twice: ${page.text.slice(0, 1_000)}`).not.toContain(step);
    steps.push(step);
    const answer = answers[step];
    if (answer === undefined) throw new Error(`Nobody knows how to answer «${step}».`);
    page = await answer(page);
  }
  return { steps, done: page };
}
