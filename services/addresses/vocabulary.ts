/** Addresses of one shopper (ours). */
export const maxAddresses = 20;

/** A house has a number, a word may stand before it: «74», «7А», «12/3», «вл. 5». «-5» and «нет» are none. */
export const isHouseNumber = (text: string): boolean => /^(?:\p{L}[\p{L}.]*\s*|№\s*)?[1-9]\d{0,4}(?!\d)/u.test(text.trim());

export const houseNumberFault = 'Укажите номер дома цифрами: «74», «7А», «12/3».';
