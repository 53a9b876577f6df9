import { shop } from '../company.ts';
import type { ConsentPurpose } from '../generated/graphql.ts';

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

export const personalData: Consent = {
  purpose: 'PERSONAL_DATA',
  name: 'personal-data',
  label: 'Согласен на обработку персональных данных для исполнения заказа',
  text: `Я даю ${shop.legal.name} (${shop.legal.address}) согласие на обработку имени, телефона, электронной почты и адреса доставки: сбор, запись, хранение, использование и передачу службе доставки и банку — только для того, чтобы исполнить этот заказ. Согласие действует до исполнения заказа и окончания срока возврата. Отозвать его можно письмом на ${shop.email}.`,
  isRequired: true,
};

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
  const given = consents.filter((consent) => isTicked(consentField(consent)));
  const missing = consents.filter((consent) => consent.isRequired && !given.includes(consent));
  return { purposes: given.map(({ purpose }) => purpose), missing: missing.map(consentField) };
}
