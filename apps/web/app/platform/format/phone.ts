import { mask, masks } from './mask.ts';

/** A phone of the API, `79491234567`, as it is shown. */
export const phoneText = (phone: string): string => mask(masks.phone, phone) ?? phone;

/** The phones in a text of a provider, «Пётр Иванов, +7 949 123-45-67», as any other on the page. */
export const withPhones = (text: string): string => text.replaceAll(/(?:\+7|\b8)[ (-]*\d{3}[ )-]*\d{3}[ -]?\d\d[ -]?\d\d\b/g, phoneText);
