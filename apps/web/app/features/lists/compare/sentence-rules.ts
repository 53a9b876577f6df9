/** A characteristic of which more, or less, is better for everybody. Names are those that a provider gives, in lower case, in whatever group. */
export interface MeasureRule {
  names: readonly string[];
  /** What of a value counts, where it tells more than that: «5×» of «50 Мп, 5×»; of several the largest. */
  figure?: RegExp;
  better: 'more' | 'less';
  /** What is said of the product that has the best of it. */
  best: string;
  /** What is said of the one that has the worst. */
  worst: string;
  /** Share of the larger value from which a difference is worth a word. */
  from?: number;
  isCamera?: true;
}

/** Something that a product has or lacks. With a measure beside it, it is told where somebody lacks it. */
export interface FeatureRule {
  names: readonly string[];
  has: string;
  lacks: string;
  isCamera?: true;
}

/** What tells products apart, the more important first. Nothing stands here that only a use would show. */
export const rules: readonly (MeasureRule | FeatureRule)[] = [
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
  {
    names: ['основная камера', 'разрешение основной камеры'],
    better: 'more',
    best: 'у основной камеры больше мегапикселей',
    worst: 'у основной камеры меньше мегапикселей',
    isCamera: true,
  },
  { names: ['ёмкость аккумулятора'], better: 'more', best: 'аккумулятор ёмче', worst: 'ёмкость аккумулятора меньше' },
  {
    names: ['телеобъектив', 'оптический зум', 'оптическое приближение'],
    figure: /\d+(?:[.,]\d+)?\s*[×xх]/gi,
    better: 'more',
    best: 'приближает сильнее',
    worst: 'приближает слабее',
    has: 'телеобъектив',
    lacks: 'нет телеобъектива',
    isCamera: true,
  },
  {
    names: ['оптическая стабилизация', 'оптическая стабилизация камеры'],
    has: 'оптическая стабилизация',
    lacks: 'нет оптической стабилизации',
    isCamera: true,
  },
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
  { names: ['дальность ночной съёмки'], better: 'more', best: 'ночью видит дальше', worst: 'ночью видит ближе' },
  {
    names: ['фронтальная камера', 'разрешение фронтальной камеры'],
    better: 'more',
    best: 'у фронтальной камеры больше мегапикселей',
    worst: 'у фронтальной камеры меньше мегапикселей',
    isCamera: true,
  },
  { names: ['nfc для оплаты'], has: 'NFC для оплаты', lacks: 'нет NFC для оплаты' },
  { names: ['съёмка видео 4k', 'видео 4k'], has: 'съёмка видео 4K', lacks: 'не снимает видео 4K', isCamera: true },
  { names: ['съёмка видео 8k', 'видео 8k'], has: 'съёмка видео 8K', lacks: 'не снимает видео 8K', isCamera: true },
  {
    names: ['широкоугольная камера', 'сверхширокоугольная камера'],
    figure: /\d+(?:[.,]\d+)?\s*Мп/gi,
    better: 'more',
    best: 'у широкоугольной камеры больше мегапикселей',
    worst: 'у широкоугольной камеры меньше мегапикселей',
    has: 'широкоугольная камера',
    lacks: 'нет широкоугольной камеры',
    isCamera: true,
  },
  { names: ['стабилизация изображения'], has: 'стабилизация изображения', lacks: 'нет стабилизации изображения' },
  { names: ['ночная съёмка', 'ночной режим'], has: 'ночная съёмка', lacks: 'нет ночной съёмки' },
  { names: ['no frost'], has: 'No Frost', lacks: 'нет No Frost' },
  { names: ['инверторный компрессор'], has: 'инверторный компрессор', lacks: 'компрессор не инверторный' },
  { names: ['зона свежести'], has: 'зона свежести', lacks: 'нет зоны свежести' },
  { names: ['сушка'], has: 'сушка', lacks: 'нет сушки' },
  { names: ['обработка паром'], has: 'обработка паром', lacks: 'нет обработки паром' },
  { names: ['управление со смартфона'], has: 'управление со смартфона', lacks: 'нет управления со смартфона' },
];
