/** Cities in which the demo shop sells. Coordinates are those of the centre, populations are rounded. */

export interface City {
  id: number;
  /** Stands in addresses: lowercase Latin letters and hyphens. Where two cities share a name, the region is part of it. */
  alias: string;
  name: string;
  /** With its preposition: «в Донецке», «во Владивостоке». */
  where: string;
  region: string;
  /** IANA name. */
  timeZone: string;
  latitude: number;
  longitude: number;
  /** Thousands of people. */
  population: number;
  /** Place in lists, 1 first: the default city, then by population. */
  order: number;
  /** The shop's local phone. */
  phone: string;
  hasMetro: boolean;
  /** Shown at the top of the choice of a city. */
  isPriority: boolean;
  /** Another city has the same name: the region is to be shown beside it. */
  isNamesake: boolean;
  /** Ids of the ways of delivery on offer. */
  deliveryTypes: readonly number[];
}

/** Ways of delivery. Courier's id is ours; the others stand in the specification (spec 1 §9). */
export const deliveryTypes = { store: 1, courier: 2, postamat: [9, 12], pickupPoint: [10, 13, 14], express: 27 } as const;

const kaliningrad = 'Europe/Kaliningrad';
const moscow = 'Europe/Moscow';
const samara = 'Europe/Samara';
const yekaterinburg = 'Asia/Yekaterinburg';
const omsk = 'Asia/Omsk';
const novosibirsk = 'Asia/Novosibirsk';
const krasnoyarsk = 'Asia/Krasnoyarsk';
const irkutsk = 'Asia/Irkutsk';
const yakutsk = 'Asia/Yakutsk';
const vladivostok = 'Asia/Vladivostok';

type Mark = 'priority' | 'metro' | 'namesake';
type Row = readonly [
  alias: string,
  name: string,
  where: string,
  region: string,
  timeZone: string,
  latitude: number,
  longitude: number,
  population: number,
  phoneCode: string,
  ...marks: Mark[],
];

/** The order is the order of ids: append only. */
const rows: readonly Row[] = [
  ['doneck', 'Донецк', 'в Донецке', 'Донецкая Народная Республика', moscow, 48.0159, 37.8028, 900, '856', 'priority'],
  ['moskva', 'Москва', 'в Москве', 'Москва', moscow, 55.7558, 37.6173, 13150, '495', 'priority', 'metro'],
  [
    'sankt-peterburg',
    'Санкт-Петербург',
    'в Санкт-Петербурге',
    'Санкт-Петербург',
    moscow,
    59.9343,
    30.3351,
    5650,
    '812',
    'priority',
    'metro',
  ],
  [
    'novosibirsk',
    'Новосибирск',
    'в Новосибирске',
    'Новосибирская область',
    novosibirsk,
    55.0302,
    82.9204,
    1635,
    '383',
    'priority',
    'metro',
  ],
  [
    'ekaterinburg',
    'Екатеринбург',
    'в Екатеринбурге',
    'Свердловская область',
    yekaterinburg,
    56.8389,
    60.6057,
    1540,
    '343',
    'priority',
    'metro',
  ],
  ['kazan', 'Казань', 'в Казани', 'Республика Татарстан', moscow, 55.7961, 49.1064, 1320, '843', 'priority', 'metro'],
  [
    'nizhniy-novgorod',
    'Нижний Новгород',
    'в Нижнем Новгороде',
    'Нижегородская область',
    moscow,
    56.3269,
    44.0059,
    1205,
    '831',
    'priority',
    'metro',
  ],
  ['krasnoyarsk', 'Красноярск', 'в Красноярске', 'Красноярский край', krasnoyarsk, 56.0106, 92.8526, 1205, '391'],
  ['chelyabinsk', 'Челябинск', 'в Челябинске', 'Челябинская область', yekaterinburg, 55.1599, 61.4026, 1177, '351'],
  ['samara', 'Самара', 'в Самаре', 'Самарская область', samara, 53.1959, 50.1002, 1160, '846', 'priority', 'metro'],
  ['ufa', 'Уфа', 'в Уфе', 'Республика Башкортостан', yekaterinburg, 54.7351, 55.9587, 1165, '347'],
  ['rostov-na-donu', 'Ростов-на-Дону', 'в Ростове-на-Дону', 'Ростовская область', moscow, 47.2221, 39.7203, 1140, '863', 'priority'],
  ['krasnodar', 'Краснодар', 'в Краснодаре', 'Краснодарский край', moscow, 45.0355, 38.9753, 1138, '861', 'priority'],
  ['omsk', 'Омск', 'в Омске', 'Омская область', omsk, 54.9893, 73.3682, 1105, '381'],
  ['voronezh', 'Воронеж', 'в Воронеже', 'Воронежская область', moscow, 51.6608, 39.2003, 1047, '473'],
  ['perm', 'Пермь', 'в Перми', 'Пермский край', yekaterinburg, 58.0105, 56.2502, 1027, '342'],
  ['volgograd', 'Волгоград', 'в Волгограде', 'Волгоградская область', moscow, 48.708, 44.5133, 1018, '844', 'priority'],
  ['saratov', 'Саратов', 'в Саратове', 'Саратовская область', 'Europe/Saratov', 51.5336, 46.0343, 888, '845'],
  ['tyumen', 'Тюмень', 'в Тюмени', 'Тюменская область', yekaterinburg, 57.153, 65.5343, 860, '345'],
  ['tolyatti', 'Тольятти', 'в Тольятти', 'Самарская область', samara, 53.5078, 49.4204, 667, '848'],
  ['barnaul', 'Барнаул', 'в Барнауле', 'Алтайский край', 'Asia/Barnaul', 53.3474, 83.7784, 620, '385'],
  ['mahachkala', 'Махачкала', 'в Махачкале', 'Республика Дагестан', moscow, 42.9849, 47.5047, 625, '872'],
  ['izhevsk', 'Ижевск', 'в Ижевске', 'Удмуртская Республика', samara, 56.8527, 53.2115, 620, '341'],
  ['habarovsk', 'Хабаровск', 'в Хабаровске', 'Хабаровский край', vladivostok, 48.4802, 135.0719, 615, '421'],
  ['ulyanovsk', 'Ульяновск', 'в Ульяновске', 'Ульяновская область', 'Europe/Ulyanovsk', 54.3142, 48.4031, 613, '842'],
  ['irkutsk', 'Иркутск', 'в Иркутске', 'Иркутская область', irkutsk, 52.287, 104.281, 606, '395'],
  ['vladivostok', 'Владивосток', 'во Владивостоке', 'Приморский край', vladivostok, 43.1155, 131.8855, 592, '423', 'priority'],
  ['yaroslavl', 'Ярославль', 'в Ярославле', 'Ярославская область', moscow, 57.6261, 39.8845, 567, '485'],
  ['stavropol', 'Ставрополь', 'в Ставрополе', 'Ставропольский край', moscow, 45.0445, 41.9691, 550, '865'],
  ['sevastopol', 'Севастополь', 'в Севастополе', 'Севастополь', 'Europe/Simferopol', 44.6167, 33.5254, 560, '869'],
  ['tomsk', 'Томск', 'в Томске', 'Томская область', 'Asia/Tomsk', 56.4847, 84.9482, 545, '382'],
  ['kemerovo', 'Кемерово', 'в Кемерове', 'Кемеровская область', 'Asia/Novokuznetsk', 55.355, 86.0873, 545, '384'],
  ['naberezhnye-chelny', 'Набережные Челны', 'в Набережных Челнах', 'Республика Татарстан', moscow, 55.7436, 52.3958, 548, '855'],
  ['orenburg', 'Оренбург', 'в Оренбурге', 'Оренбургская область', yekaterinburg, 51.7682, 55.0974, 537, '353'],
  ['novokuznetsk', 'Новокузнецк', 'в Новокузнецке', 'Кемеровская область', 'Asia/Novokuznetsk', 53.7576, 87.1361, 533, '384'],
  ['ryazan', 'Рязань', 'в Рязани', 'Рязанская область', moscow, 54.6269, 39.6916, 520, '491'],
  ['balashiha', 'Балашиха', 'в Балашихе', 'Московская область', moscow, 55.7963, 37.9382, 525, '495'],
  ['penza', 'Пенза', 'в Пензе', 'Пензенская область', moscow, 53.1945, 45.0195, 490, '841'],
  ['cheboksary', 'Чебоксары', 'в Чебоксарах', 'Чувашская Республика', moscow, 56.1439, 47.2489, 497, '835'],
  ['lipetsk', 'Липецк', 'в Липецке', 'Липецкая область', moscow, 52.6088, 39.5992, 485, '474'],
  ['kaliningrad', 'Калининград', 'в Калининграде', 'Калининградская область', kaliningrad, 54.7104, 20.4522, 490, '401'],
  ['astrahan', 'Астрахань', 'в Астрахани', 'Астраханская область', 'Europe/Astrakhan', 46.3497, 48.0408, 468, '851'],
  ['tula', 'Тула', 'в Туле', 'Тульская область', moscow, 54.1931, 37.6173, 462, '487'],
  ['kirov', 'Киров', 'в Кирове', 'Кировская область', 'Europe/Kirov', 58.6035, 49.6679, 465, '833'],
  ['sochi', 'Сочи', 'в Сочи', 'Краснодарский край', moscow, 43.5855, 39.7231, 445, '862'],
  ['kursk', 'Курск', 'в Курске', 'Курская область', moscow, 51.7304, 36.1926, 436, '471'],
  ['ulan-ude', 'Улан-Удэ', 'в Улан-Удэ', 'Республика Бурятия', irkutsk, 51.8335, 107.5841, 436, '301'],
  ['tver', 'Тверь', 'в Твери', 'Тверская область', moscow, 56.8587, 35.9176, 413, '482'],
  ['magnitogorsk', 'Магнитогорск', 'в Магнитогорске', 'Челябинская область', yekaterinburg, 53.4072, 58.9791, 407, '351'],
  ['surgut', 'Сургут', 'в Сургуте', 'Ханты-Мансийский автономный округ — Югра', yekaterinburg, 61.2541, 73.3962, 420, '346'],
  ['bryansk', 'Брянск', 'в Брянске', 'Брянская область', moscow, 53.2434, 34.3637, 376, '483'],
  ['yakutsk', 'Якутск', 'в Якутске', 'Республика Саха (Якутия)', yakutsk, 62.0281, 129.7326, 372, '411'],
  ['vladimir', 'Владимир', 'во Владимире', 'Владимирская область', moscow, 56.1291, 40.4066, 345, '492'],
  ['simferopol', 'Симферополь', 'в Симферополе', 'Республика Крым', 'Europe/Simferopol', 44.9482, 34.1002, 338, '365'],
  ['makeevka', 'Макеевка', 'в Макеевке', 'Донецкая Народная Республика', moscow, 48.045, 37.9667, 335, '856'],
  ['chita', 'Чита', 'в Чите', 'Забайкальский край', 'Asia/Chita', 52.034, 113.4994, 334, '302'],
  ['belgorod', 'Белгород', 'в Белгороде', 'Белгородская область', moscow, 50.5955, 36.5873, 333, '472'],
  ['kaluga', 'Калуга', 'в Калуге', 'Калужская область', moscow, 54.5138, 36.2612, 330, '484'],
  ['grozny', 'Грозный', 'в Грозном', 'Чеченская Республика', moscow, 43.3178, 45.6949, 330, '871'],
  ['smolensk', 'Смоленск', 'в Смоленске', 'Смоленская область', moscow, 54.7826, 32.0453, 312, '481'],
  ['vladikavkaz', 'Владикавказ', 'во Владикавказе', 'Республика Северная Осетия — Алания', moscow, 43.0205, 44.6819, 293, '867'],
  ['murmansk', 'Мурманск', 'в Мурманске', 'Мурманская область', moscow, 68.9707, 33.0749, 265, '815'],
  ['novorossiysk', 'Новороссийск', 'в Новороссийске', 'Краснодарский край', moscow, 44.7239, 37.7689, 262, '861'],
  ['arhangelsk', 'Архангельск', 'в Архангельске', 'Архангельская область', moscow, 64.5399, 40.5158, 298, '818'],
  ['taganrog', 'Таганрог', 'в Таганроге', 'Ростовская область', moscow, 47.2096, 38.9352, 243, '863'],
  ['nalchik', 'Нальчик', 'в Нальчике', 'Кабардино-Балкарская Республика', moscow, 43.4853, 43.6071, 247, '866'],
  ['gorlovka', 'Горловка', 'в Горловке', 'Донецкая Народная Республика', moscow, 48.3, 38.05, 240, '856'],
  ['mariupol', 'Мариуполь', 'в Мариуполе', 'Донецкая Народная Республика', moscow, 47.0958, 37.5494, 260, '856'],
  ['lugansk', 'Луганск', 'в Луганске', 'Луганская Народная Республика', moscow, 48.574, 39.3078, 397, '857'],
  ['shahty', 'Шахты', 'в Шахтах', 'Ростовская область', moscow, 47.7085, 40.216, 222, '863'],
  ['armavir', 'Армавир', 'в Армавире', 'Краснодарский край', moscow, 44.999, 41.1233, 187, '861'],
  ['pyatigorsk', 'Пятигорск', 'в Пятигорске', 'Ставропольский край', moscow, 44.0486, 43.0594, 145, '879'],
  ['yuzhno-sahalinsk', 'Южно-Сахалинск', 'в Южно-Сахалинске', 'Сахалинская область', 'Asia/Sakhalin', 46.9591, 142.738, 181, '424'],
  [
    'petropavlovsk-kamchatskiy',
    'Петропавловск-Камчатский',
    'в Петропавловске-Камчатском',
    'Камчатский край',
    'Asia/Kamchatka',
    53.037,
    158.6559,
    163,
    '415',
  ],
  ['magadan', 'Магадан', 'в Магадане', 'Магаданская область', 'Asia/Magadan', 59.5682, 150.8085, 90, '413'],
  [
    'blagoveshchensk-amurskaya-oblast',
    'Благовещенск',
    'в Благовещенске',
    'Амурская область',
    yakutsk,
    50.2907,
    127.5272,
    240,
    '416',
    'namesake',
  ],
  [
    'blagoveshchensk-bashkortostan',
    'Благовещенск',
    'в Благовещенске',
    'Республика Башкортостан',
    yekaterinburg,
    55.038,
    55.978,
    35,
    '347',
    'namesake',
  ],
];

/** The wire replaces this id by the default city (spec 2 §11), so no city may have it. */
const reservedId = 133;

const idOf = (index: number): number => (index + 1 < reservedId ? index + 1 : index + 2);

/** After the code comes a zero: no subscriber has such a number, so nobody is called by mistake. */
const phoneOf = (code: string, id: number): string => `+7 (${code}) 0${String(id).padStart(2, '0')}-20-20`;

const deliveryTypesOf = (population: number, isDefault: boolean): number[] => {
  const always = [deliveryTypes.store, deliveryTypes.courier, 9, 10];
  if (population >= 1000 || isDefault) return [...always, 12, 13, 14, deliveryTypes.express];
  return population >= 440 ? [...always, 12, 13] : always;
};

const byPopulation = rows
  .map(([alias, , , , , , , population], index) => ({ alias, population: index === 0 ? Number.POSITIVE_INFINITY : population }))
  .sort((left, right) => right.population - left.population)
  .map(({ alias }) => alias);

export const cities: readonly City[] = rows.map(
  ([alias, name, where, region, timeZone, latitude, longitude, population, phoneCode, ...marks], index) => {
    const id = idOf(index);
    return {
      id,
      alias,
      name,
      where,
      region,
      timeZone,
      latitude,
      longitude,
      population,
      order: byPopulation.indexOf(alias) + 1,
      phone: phoneOf(phoneCode, id),
      hasMetro: marks.includes('metro'),
      isPriority: marks.includes('priority'),
      isNamesake: marks.includes('namesake'),
      deliveryTypes: deliveryTypesOf(population, index === 0),
    };
  },
);
