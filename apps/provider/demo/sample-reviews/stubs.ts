import { hash, type Random, random } from '../../src/platform/random.ts';
import { type Kind, kinds } from '../pictures/subject.ts';
import { banks } from './banks.ts';
import { nounsFor } from './nouns.ts';
import type { Fact, Product } from './types.ts';

/** Made-up goods of every kind, for the tests of sample reviews. */

type Stub = readonly [name: string, unit: string, min: number, max: number] | readonly [name: string, ...values: string[]];

const always: readonly Stub[] = [
  ['Вес', 'кг', 1, 60],
  ['Ширина', 'см', 20, 90],
  ['Высота', 'см', 10, 190],
  ['Глубина', 'см', 5, 65],
];

/** By the first kind of a bank, so that a bank without stubs is found by the test. */
const stubs: Partial<Readonly<Record<Kind, readonly Stub[]>>> = {
  phone: [
    ['Диагональ экрана', 'дюйм', 5, 13],
    ['Частота обновления', 'Гц', 60, 144],
    ['Оперативная память', 'ГБ', 4, 16],
    ['Встроенная память', 'ГБ', 64, 1024],
    ['Основная камера', 'Мп', 12, 200],
    ['Ёмкость аккумулятора', 'мА·ч', 3000, 6000],
    ['Мощность зарядки', 'Вт', 18, 120],
    ['Процессор', 'Snapdragon 8', 'Dimensity 9300'],
  ],
  laptop: [
    ['Диагональ экрана', 'дюйм', 13, 32],
    ['Частота обновления', 'Гц', 60, 240],
    ['Оперативная память', 'ГБ', 8, 64],
    ['Объём SSD', 'ГБ', 256, 2048],
    ['Скорость печати', 'стр/мин', 15, 40],
    ['Разрешение экрана', '1920×1080', '2560×1440'],
    ['Тип матрицы', 'IPS', 'OLED'],
    ['Процессор', 'Core Ultra 5', 'Ryzen 7'],
  ],
  'graphics-card': [
    ['Объём видеопамяти', 'ГБ', 6, 24],
    ['Количество ядер', '', 4, 24],
    ['Сокет', 'AM5', 'LGA1851'],
    ['Скорость чтения', 'МБ/с', 500, 7400],
    ['Скорость записи', 'МБ/с', 450, 6900],
    ['Мощность', 'Вт', 500, 1200],
    ['Частота памяти', 'МГц', 3200, 6400],
    ['Объём', 'ГБ', 256, 4000],
  ],
  keyboard: [
    ['Wi-Fi', 'Wi-Fi 6', 'Wi-Fi 7'],
    ['Разрешение видео', '1920×1080', '2560×1440'],
    ['Скорость портов LAN', 'Гбит/с', 1, 10],
  ],
  tv: [
    ['Диагональ экрана', 'дюйм', 32, 85],
    ['Частота обновления', 'Гц', 60, 144],
    ['Технология экрана', 'OLED', 'QLED', 'LED'],
    ['Разрешение экрана', '3840×2160', '1920×1080'],
    ['Яркость', 'лм', 300, 3000],
  ],
  earbuds: [
    ['Время работы', 'ч', 5, 60],
    ['Активное шумоподавление', 'да'],
    ['Мощность', 'Вт', 5, 300],
  ],
  fridge: [
    ['Общий объём', 'л', 90, 600],
    ['Объём морозильной камеры', 'л', 30, 180],
    ['Уровень шума', 'дБ', 34, 43],
    ['Система No Frost', 'Total No Frost'],
    ['Класс энергопотребления', 'A+', 'A++'],
  ],
  cooker: [
    ['Количество конфорок', '', 2, 5],
    ['Мощность подключения', 'кВт', 3, 7],
    ['Производительность', 'м³/ч', 300, 1200],
    ['Количество комплектов', '', 6, 16],
    ['Расход воды', 'л', 8, 12],
    ['Уровень шума', 'дБ', 40, 52],
    ['Объём духовки', 'л', 50, 76],
  ],
  'washing-machine': [
    [
      'Тип',
      'наливной шланг',
      'антивибрационные подставки',
      'соединительный элемент',
      'сетка для стирки',
      'средство от накипи',
      'фильтр для воды',
    ],
    ['Загрузка', 'кг', 5, 12],
    ['Скорость отжима', 'об/мин', 800, 1400],
    ['Уровень шума', 'дБ', 68, 78],
    ['Объём бака', 'л', 30, 100],
    ['Мощность', 'Вт', 1200, 2200],
    ['Количество программ', '', 10, 20],
  ],
  kettle: [
    ['Объём', 'л', 1, 30],
    ['Мощность', 'Вт', 600, 2200],
    ['Давление помпы', 'бар', 15, 20],
    ['Объём чаши', 'л', 1, 6],
    ['Объём бака для воды', 'л', 1, 2],
    ['Регулировка температуры', 'есть'],
  ],
  'stick-vacuum': [
    ['Мощность всасывания', 'Вт', 100, 400],
    ['Уровень шума', 'дБ', 60, 80],
    ['Время работы', 'мин', 30, 180],
    ['Объём контейнера', 'л', 1, 3],
    ['Подача пара', 'г/мин', 25, 60],
  ],
  'air-conditioner': [
    ['Обслуживаемая площадь', 'м²', 15, 60],
    ['Уровень шума', 'дБ', 20, 55],
    ['Мощность', 'Вт', 800, 2500],
    ['Количество скоростей', '', 2, 5],
    ['Управление со смартфона', 'да'],
  ],
  'hair-dryer': [
    ['Мощность', 'Вт', 1200, 2400],
    ['Время работы', 'мин', 40, 90],
    ['Максимальная нагрузка', 'кг', 150, 200],
    ['Защита от воды', 'да'],
  ],
  console: [
    ['Встроенная память', 'ГБ', 512, 2000],
    ['Максимальная нагрузка', 'кг', 120, 180],
  ],
  camera: [
    ['Число пикселей', 'Мп', 20, 61],
    ['Максимальное разрешение видео', '3840×2160', '7680×4320'],
    ['Время полёта', 'мин', 20, 46],
    ['Максимальная нагрузка', 'кг', 2, 12],
  ],
  'smart-bulb': [
    ['Световой поток', 'лм', 400, 1500],
    ['Мощность', 'Вт', 8, 3600],
    ['Угол обзора', '°', 90, 360],
    ['Разрешение видео', '1920×1080', '2560×1440'],
    ['Wi-Fi', '2,4 ГГц'],
  ],
  'phone-case': [
    ['Ёмкость аккумулятора', 'мА·ч', 5000, 30000],
    ['Мощность', 'Вт', 18, 140],
    ['Объём', 'ГБ', 32, 1024],
    ['Скорость чтения', 'МБ/с', 80, 400],
    ['Максимальная нагрузка', 'кг', 20, 60],
  ],
  'gift-card': [
    ['Срок действия', 'год'],
    ['Номинал', '₽', 500, 10000],
  ],
};

const brands = [
  'Samsung',
  'Bosch',
  'Haier',
  'LG',
  'Xiaomi',
  'Sony',
  'Philips',
  'Hisense',
  'TCL',
  'Honor',
  'Asus',
  'Tefal',
  'Redmond',
  'Garlyn',
  'Weissgauff',
  'Maunfeld',
];

function factOf(stub: Stub, rng: Random): Fact {
  const [name, second, min, max] = stub;
  if (typeof min === 'number' && typeof max === 'number' && typeof second === 'string') {
    return { name, value: rng.integer(min, max), ...(second === '' ? {} : { unit: second }) };
  }
  const values = stub.slice(1).filter((value) => typeof value === 'string');
  return { name, value: rng.pick(values) };
}

function stubOf(kind: Kind, index: number): Product {
  const rng = random(hash(`${kind} ${index}`));
  const bank = banks.find(({ kinds: own }) => own.includes(kind));
  const [noun] = nounsFor(kind);
  if (!bank || !noun) throw new Error(`no words for ${kind}`);
  const own = stubs[bank.kinds[0] ?? kind];
  if (!own) throw new Error(`no stub facts for ${kind}`);
  const letters = `${rng.pick([...'ABCDEFGHKLMNPRSTVWX'])}${rng.pick([...'ABCDEFGHKLMNPRSTVWX'])}`;
  return {
    leaf: kind,
    kind,
    singular: noun.cases[0] ?? kind,
    gender: noun.gender,
    brand: rng.pick(brands),
    model: `${letters}-${rng.integer(100, 9990)}`,
    facts: [...own, ...always].map((stub) => factOf(stub, rng)),
    price: rng.integer(5, 1500) * 90,
    releasedAt: new Date(Date.UTC(rng.integer(2022, 2026), 1, 1)),
    warrantyYears: rng.integer(1, 3),
    rating: 3.4 + rng.next() * 1.5,
  };
}

/** Kinds that have a bank; goods of any other are spoken of in general words. */
const kindsWithBank = kinds.filter((kind) => banks.some(({ kinds: own }) => own.includes(kind)));

/** That many goods, every kind in turn. */
export const stubProducts = (count: number): Product[] =>
  Array.from({ length: count }, (_, index) => stubOf(kindsWithBank[index % kindsWithBank.length] ?? 'phone', index));
