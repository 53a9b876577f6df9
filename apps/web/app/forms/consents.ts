import type { ConsentPurpose } from '../generated/graphql.ts';
import { shop } from '../platform/company.ts';

/** A purpose for which the law asks for a consent of its own; the provider keeps what was consented to, when and from where. */
export interface Consent {
  purpose: ConsentPurpose;
  /** What its box is called. */
  name: string;
  label: string;
  /** The whole text. */
  text: string;
  isRequired: boolean;
}

interface Processing {
  label: string;
  /** Which data, in the genitive. */
  data: string;
  /** What is done with them, in the accusative. */
  actions: string;
  goal: string;
  until: string;
}

/** One consent a purpose, and each names no more than its form asks for; marked as pure, so that a screen loads the texts of its own form alone. */
const personalDataFor = ({ label, data, actions, goal, until }: Processing): Consent => ({
  purpose: 'PERSONAL_DATA',
  name: 'personal-data',
  label,
  text: `Я даю ${shop.legal.name} (${shop.legal.address}) согласие на обработку ${data}: ${actions} — только для того, чтобы ${goal}. Согласие действует до ${until}. Отозвать его можно письмом на ${shop.email}.`,
  isRequired: true,
});

const orderData = 'имени, телефона, электронной почты и адреса доставки';
const orderActions = 'сбор, запись, хранение, использование и передачу службе доставки и банку';

export const personalData = /* @__PURE__ */ personalDataFor({
  label: 'Согласен на обработку персональных данных для исполнения заказа',
  data: orderData,
  actions: orderActions,
  goal: 'исполнить этот заказ',
  until: 'исполнения заказа и окончания срока возврата',
});

export const accountData = /* @__PURE__ */ personalDataFor({
  label: 'Согласен на обработку персональных данных для учётной записи',
  data: orderData,
  actions: orderActions,
  goal: 'вести учётную запись и исполнять заказы',
  until: 'удаления учётной записи',
});

export const callBackData = /* @__PURE__ */ personalDataFor({
  label: 'Согласен на обработку персональных данных',
  data: 'имени и телефона',
  actions: 'сбор, запись, хранение и использование',
  goal: 'перезвонить вам по этой просьбе',
  until: 'окончания разговора, но не дольше 30 дней',
});

export const companyData = /* @__PURE__ */ personalDataFor({
  label: 'Согласен на обработку персональных данных для заявки компании',
  data: 'имени, телефона и электронной почты контактного лица',
  actions: 'сбор, запись, хранение и использование',
  goal: 'обсудить заявку компании и выставить по ней счёт',
  until: 'исполнения или отмены заявки',
});

export const marketing: Consent = {
  purpose: 'MARKETING',
  name: 'marketing',
  label: 'Согласен получать сообщения о скидках и новинках (необязательно)',
  text: `Я даю ${shop.legal.name} согласие присылать рекламу на указанные телефон и электронную почту. На заказ это не влияет. Отказаться можно в любой момент: по ссылке в сообщении или письмом на ${shop.email}.`,
  isRequired: false,
};

/** Consents asked for in the summary. */
export const orderConsents: readonly Consent[] = [personalData, marketing];

/** Name of a consent's box. */
export const consentField = ({ name }: Consent): string => `consent.${name}`;

/** The purposes consented to, and what is missing; boxes come from a form by name. */
export function readConsents(consents: readonly Consent[], isTicked: (field: string) => boolean) {
  const givenConsents = consents.filter((consent) => isTicked(consentField(consent)));
  const missing = consents.filter((consent) => consent.isRequired && !givenConsents.includes(consent));
  return { purposes: givenConsents.map(({ purpose }) => purpose), missing: missing.map(consentField) };
}
