import type { Random } from '../../src/platform/random.ts';
import { plural } from './grammar.ts';
import type { Fact, Product } from './types.ts';

/** The facts that people talk about: by which name and unit each is found among a product's specifications. */
interface FactPattern {
  name: RegExp;
  unit?: RegExp;
  not?: RegExp;
}

const factPatterns: Readonly<Record<string, FactPattern>> = {
  diag: { name: /диагональ/i, unit: /дюйм/ },
  refresh: { name: /частота (обновления|развёртки|кадров экрана)|частота экрана/i, unit: /Гц/ },
  ram: { name: /оперативн/i, unit: /ГБ/, not: /максим/i },
  storage: { name: /встроенная память|накопител|^объём|^ёмкость|ssd/i, unit: /ГБ|ТБ/, not: /видеопамят|оперативн|максим/i },
  camera: { name: /камера|разрешение фото|число пикселей|мегапиксел|разрешение матрицы/i, unit: /Мп/, not: /фронтальн/i },
  battery: { name: /аккумулятор|ёмкость/i, unit: /мА·ч/ },
  charging: { name: /мощность зарядки|зарядк/i, unit: /Вт/ },
  suction: { name: /всасыва/i, unit: /Вт|Па|аВт/ },
  power: { name: /мощность/i, unit: /Вт/, not: /зарядк|всасыва|подключен|охлажден|обогрев/i },
  noise: { name: /шум/i, unit: /дБ/, not: /миним|шумоподав/i },
  bucket: { name: /контейнер|пылесборник/i, unit: /л/ },
  bowl: { name: /чаш|кувшин|стакан|корзин/i, unit: /л/ },
  tank: { name: /бак|резервуар/i, unit: /л/ },
  freezerVolume: { name: /морозильн/i, unit: /^л$/ },
  volume: { name: /об[ъь]ём|ёмкость|вместимость/i, unit: /^л$/, not: /морозильн|холодильной/i },
  load: { name: /загрузк/i, unit: /кг/ },
  hold: { name: /нагрузк/i, unit: /кг/ },
  spin: { name: /отжим/i, unit: /об/ },
  rpm: { name: /оборот|скорость вращения/i, unit: /об/, not: /отжим/i },
  programs: { name: /программ/i, not: /защит/i },
  settings: { name: /комплектов|вместимость/i, not: /загрузк|объём/i },
  water: { name: /расход воды/i, unit: /^л/ },
  burners: { name: /конфор/i },
  speeds: { name: /скорост(ей|и$)|количество скоростей|число скоростей/i },
  weight: { name: /^вес|масса/i, unit: /^(кг|г)$/ },
  width: { name: /^ширина/i, unit: /^(см|мм)$/ },
  height: { name: /^высота/i, unit: /^(см|мм)$/ },
  depth: { name: /^глубина/i, unit: /^(см|мм)$/ },
  area: { name: /площадь/i, unit: /м²/ },
  hours: { name: /работ|автоном/i, unit: /^ч/, not: /кейс/i },
  caseHours: { name: /кейс/i, unit: /^ч/ },
  days: { name: /работ|автоном/i, unit: /^(дн|дней|день|сут)/ },
  minutes: { name: /работ|автоном|полёта/i, unit: /мин/ },
  read: { name: /скорость чтения/i, unit: /МБ/ },
  write: { name: /скорость записи/i, unit: /МБ/ },
  pages: { name: /печат/i, unit: /стр/ },
  resolution: { name: /разрешение (экрана|дисплея|видео|изображения|матрицы)?|максимальное разрешение/i, not: /фото/i },
  panel: { name: /(технология|тип) (экрана|матрицы|дисплея)|матрица/i },
  vram: { name: /видеопамят/i, unit: /ГБ/ },
  cores: { name: /ядер/i },
  tdp: { name: /тепловыделени|tdp/i, unit: /Вт/ },
  boost: { name: /турбо|boost/i, unit: /ГГц|МГц/ },
  frequency: { name: /частота/i, unit: /МГц/ },
  pressure: { name: /давлени/i, unit: /бар/ },
  lumens: { name: /яркость|световой поток/i, unit: /лм/ },
  angle: { name: /угол/i, unit: /°/ },
  length: { name: /длина/i, unit: /^м$/, not: /шнур|кабел.*пита/i },
  wifi: { name: /wi-?fi/i },
  lan: { name: /проводн|lan|порт/i, unit: /бит/ },
  speed: { name: /скорость/i, unit: /бит/ },
  dpi: { name: /dpi|разрешение (сенсора|датчика)|чувствительность/i },
  steam: { name: /пар/i, unit: /г\/мин/ },
  flow: { name: /производительность|воздушный поток|cadr|расход/i, unit: /м³|м3/ },
  torque: { name: /момент/i, unit: /Н/ },
  rooms: { name: /обслуживаем|площадь/i, unit: /м²/ },
  chip: { name: /^(процессор|чипсет|модель процессора|графический процессор)/i },
  socket: { name: /сокет/i },
  energy: { name: /энергоэффективн|энергопотреблени[яе]$/i },
  type: { name: /^тип$/i },
  material: { name: /материал/i },
  term: { name: /срок/i },
  face: { name: /номинал/i },
  nfc: { name: /nfc/i },
  nofrost: { name: /no ?frost|разморозк|размораживан/i },
  inverter: { name: /инвертор/i },
  display: { name: /дисплей/i },
  timer: { name: /таймер/i },
  app: { name: /смартфон|приложен|wi-?fi/i, not: /диапазон/i },
  backlight: { name: /подсветк/i },
  anc: { name: /шумоподав/i },
  waterproof: { name: /влаг|водо|защита от воды|ip\d/i },
  remote: { name: /пульт/i },
  childlock: { name: /от детей/i },
  grill: { name: /гриль/i },
  convection: { name: /конвекц/i },
  steamer: { name: /пар(ом|а|овой|)$/i },
  steamdrying: { name: /сушк/i },
  heatsink: { name: /радиатор/i },
  autooff: { name: /автоотключ|отключение/i },
  gps: { name: /gps|навигац/i },
  sim: { name: /sim/i },
  stylus: { name: /стилус/i },
  thermostat: { name: /регулировк|термостат|выбор температуры/i },
  wet: { name: /влажн/i },
  hdr: { name: /hdr/i },
  mic: { name: /микрофон/i },
  cooler: { name: /кулер/i },
  beam: { name: /луч/i },
  fresh: { name: /зона свежести/i },
  tech: { name: /технология печати/i },
  os: { name: /операционная система/i },
  sdcard: { name: /карт. памяти|карт памяти/i },
};

const isNone = (value: Fact['value']): boolean => value === false || (typeof value === 'string' && /^(нет|без|отсутств|ручн)/i.test(value));

export function find(product: Product, key: string): Fact | undefined {
  const factPattern = factPatterns[key];
  if (!factPattern) return undefined;
  return product.facts.find(
    ({ name, unit = '' }) =>
      factPattern.name.test(name) && (factPattern.unit?.test(unit) ?? true) && !(factPattern.not?.test(name) ?? false),
  );
}

const unitForms: Readonly<Record<string, readonly [string, string, string]>> = {
  дюйм: ['дюйм', 'дюйма', 'дюймов'],
  комплектов: ['комплект', 'комплекта', 'комплектов'],
  ч: ['час', 'часа', 'часов'],
  мин: ['минута', 'минуты', 'минут'],
  дн: ['день', 'дня', 'дней'],
  дней: ['день', 'дня', 'дней'],
};

export function formatNumber(value: number): string {
  const [whole = '', rest] = String(Math.round(value * 100) / 100).split('.');
  const groupedWhole = whole.length > 4 ? whole.replaceAll(/\B(?=(\d{3})+$)/g, ' ') : whole;
  return rest ? `${groupedWhole},${rest}` : groupedWhole;
}

/** «6,7 дюйма», «38 дБ», «с радиатором»; numbers as people write them. */
export function measure({ value, unit }: Fact): string {
  if (typeof value === 'boolean') return value ? 'есть' : 'нет';
  if (typeof value === 'string') return value;
  if (unit === undefined || unit === 'шт.') return formatNumber(value);
  const forms = unitForms[unit];
  if (forms && !(unit === 'мин' && value % 10 === 1)) return `${formatNumber(value)} ${plural(value, forms)}`;
  if (unit === 'ГБ' && value >= 1000) return `${formatNumber(Math.round(value / 1000))} ТБ`;
  return `${formatNumber(value)} ${unit}`;
}

/** `{noise}` with its unit, `{diag.n}` without, `{fact:цоколь}` by a part of its name. */
export function factSlot(product: Product, slot: string): string | undefined {
  const [, part] = /^fact:(.+)$/.exec(slot) ?? [];
  if (part !== undefined) {
    const named = product.facts.find(({ name, value }) => name.toLowerCase().includes(part) && typeof value !== 'boolean');
    return named && measure(named);
  }
  const [key = '', form] = slot.split('.');
  const fact = find(product, key);
  if (!fact || typeof fact.value === 'boolean' || fact.value === 0) return undefined;
  if (form === 'n') return typeof fact.value === 'number' ? formatNumber(fact.value) : undefined;
  return measure(fact);
}

/** `noise<45`, `diag>50`, `nofrost`, `!nfc`, `os=windows`, `!panel=oled`. A fact that is not known holds nothing, not even its denial. */
export function factHolds(product: Product, condition: string): boolean {
  const [, not, key = '', sign, limit] = /^(!?)(\w+)(?:(<|>|=)(.+))?$/.exec(condition) ?? [];
  const value = key === 'price' ? product.price : find(product, key)?.value;
  if (value == null) return false;
  if (sign === undefined) return not ? isNone(value) : !isNone(value);
  if (sign === '=')
    return (
      String(value)
        .toLowerCase()
        .includes(limit ?? '') !==
      (not === '!')
    );
  if (typeof value !== 'number') return false;
  return sign === '<' ? value < Number(limit) : value > Number(limit);
}

const quiet = /габарит|вес|упаков|гарант/i;

/** Any fact with a value in words or numbers, for a question that makes sure of it. */
export function anyFact(product: Product, random: Random): Fact | undefined {
  const facts = product.facts.filter(
    ({ name, value }) => typeof value !== 'boolean' && value !== 0 && value !== 'нет' && !quiet.test(name),
  );
  return facts.length > 0 ? random.pick(facts) : undefined;
}

const thousandForms = {
  nom: ['тысяча', 'тысячи', 'тысяч'],
  acc: ['тысячу', 'тысячи', 'тысяч'],
  gen: ['тысячи', 'тысяч', 'тысяч'],
} as const;

/** Rubles as people say them: «25 тысяч», «790 рублей». */
export function money(price: number, form: keyof typeof thousandForms): string {
  const tens = Math.max(10, Math.round(price / 10) * 10);
  if (price < 1500) return `${tens} рублей`;
  const thousands = price < 10_000 ? Math.round(price / 500) / 2 : Math.round(price / 1000);
  return `${formatNumber(thousands)} ${Number.isInteger(thousands) ? plural(thousands, thousandForms[form]) : 'тысячи'}`;
}
