import { shop } from '../../../platform/company.ts';

const { legal } = shop;

/** The seller as documents name it at first. */
export const seller = `${legal.name} (ИНН ${legal.inn}, ОГРН ${legal.ogrn}, адрес: ${legal.address})`;

/** The day on which all documents were put into force together. */
export const since = '1 ноября 2026 года';

export const contacts = `Написать нам можно на ${shop.email}, позвонить — по телефону ${shop.phone} (${shop.hours}), прислать письмо — по адресу ${legal.address}.`;
