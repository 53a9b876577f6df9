/** A characteristic of which more, or less, is better for everybody. Names are those that a provider gives, in lower case. */
export interface MeasureRule {
  names: readonly string[];
  better: 'more' | 'less';
  /** What is said of the product that has the best of it. */
  best: string;
  /** What is said of the one that has the worst. */
  worst: string;
  /** Share of the larger value from which a difference is worth a word. */
  from?: number;
}

/** Something that a product has or lacks. */
export interface FeatureRule {
  names: readonly string[];
  has: string;
  lacks: string;
}

/** What tells products apart, the more important first. Nothing stands here that only a use would show. */
export const measureRules: readonly MeasureRule[] = [
  { names: ['шум при отжиме', 'уровень шума', 'шум'], better: 'less', best: 'тише', worst: 'шумнее', from: 0.03 },
  {
    names: ['цена и весь срок службы'],
    better: 'less',
    best: 'с расходами за срок службы дешевле',
    worst: 'с расходами за срок службы дороже',
  },
  { names: ['обойдётся в год'], better: 'less', best: 'обойдётся в год дешевле', worst: 'обойдётся в год дороже' },
  { names: ['загрузка белья'], better: 'more', best: 'вмещает больше белья', worst: 'вмещает меньше белья' },
  { names: ['общий полезный объём'], better: 'more', best: 'просторнее', worst: 'теснее' },
  { names: ['диагональ экрана'], better: 'more', best: 'экран больше', worst: 'экран меньше', from: 0.03 },
  { names: ['ёмкость аккумулятора'], better: 'more', best: 'аккумулятор ёмче', worst: 'ёмкость аккумулятора меньше' },
  { names: ['оперативная память'], better: 'more', best: 'больше оперативной памяти', worst: 'меньше оперативной памяти' },
  {
    names: ['встроенная память', 'объём ssd'],
    better: 'more',
    best: 'больше встроенной памяти',
    worst: 'меньше встроенной памяти',
  },
  { names: ['частота обновления'], better: 'more', best: 'экран обновляется чаще', worst: 'экран обновляется реже' },
  { names: ['яркость'], better: 'more', best: 'экран ярче', worst: 'яркость экрана меньше' },
  { names: ['мощность зарядки'], better: 'more', best: 'зарядка мощнее', worst: 'мощность зарядки меньше' },
  { names: ['скорость отжима'], better: 'more', best: 'отжимает на больших оборотах', worst: 'отжимает на меньших оборотах' },
  { names: ['объём морозильной камеры'], better: 'more', best: 'морозильник больше', worst: 'морозильник меньше' },
  { names: ['мощность звука'], better: 'more', best: 'звук мощнее', worst: 'мощность звука меньше' },
  { names: ['разъёмов hdmi'], better: 'more', best: 'больше разъёмов HDMI', worst: 'меньше разъёмов HDMI' },
  { names: ['вес', 'вес без подставки'], better: 'less', best: 'легче', worst: 'тяжелее' },
];

export const featureRules: readonly FeatureRule[] = [
  { names: ['nfc для оплаты'], has: 'NFC для оплаты', lacks: 'нет NFC для оплаты' },
  { names: ['no frost'], has: 'No Frost', lacks: 'нет No Frost' },
  { names: ['инверторный компрессор'], has: 'инверторный компрессор', lacks: 'компрессор не инверторный' },
  { names: ['зона свежести'], has: 'зона свежести', lacks: 'нет зоны свежести' },
  { names: ['сушка'], has: 'сушка', lacks: 'нет сушки' },
  { names: ['обработка паром'], has: 'обработка паром', lacks: 'нет обработки паром' },
  { names: ['управление со смартфона'], has: 'управление со смартфона', lacks: 'нет управления со смартфона' },
];
