import { range } from './range.ts';

const noBreak = '\u00a0';

/** A range («10:00–14:00»), days and their hours («Пн–Пт 10:00–21:00»), a number and what it counts («256 ГБ», «6,7 "», «7 дней», «1 000 ₽»), a word of one letter and what it stands with («с паром», «Series X»), a street and its kind («ул. Куйбышева», «д. 7») stay on one line. */
export const nbsp = (text: string): string =>
  text
    .replaceAll(/ (?=\d\d?:\d\d–)/g, noBreak)
    .replaceAll(/(?<=[А-Я][а-я])–(?=[А-Я][а-я])/g, range('', ''))
    .replaceAll(/(\d)–(?=\d)/g, (_, from: string) => range(from, ''))
    .replaceAll(/(?<=\d) (?=(?:\d{3} )*\d{3}\s₽)/g, noBreak)
    .replaceAll(/(?<=(?:от|до) \d{1,3}) (?=\d{3}(?!\d))/gi, noBreak)
    .replaceAll(/(?<=\d) (?=(?:[а-яё]{1,8}(?![а-яё])|[%₽″"°]))/gi, noBreak)
    .replaceAll(/(?<=(?:^|[\s(«])[авиксоуя]) (?=\S)/gi, noBreak)
    .replaceAll(/(?<=[a-z]) (?=[a-z](?![\wа-яё-]))/gi, noBreak)
    .replaceAll(/(?<=(?:^|[\s,(])(?:(?:ул|пр|просп|пл|пер|бул|наб|ш|д|корп|к|стр|кв|г|м)\.|пр-т|б-р)) (?=\S)/gi, noBreak);
