import { nicheCategoryCodes } from '@vitrina/services/contract/fields/special-ids.ts';

/** What reviews praise or criticise, by the words that they use for it. */
interface TopicRule {
  name: string;
  /** Codes of the categories whose goods these words are about; null for any goods. */
  kinds: readonly string[] | null;
  /** In lower case. */
  words: RegExp;
}

/** Patterns of whole words: «видео» is no «видеокарта», and «настроил» no «настроение». */
const wholeWords = (...patterns: string[]) => new RegExp(`(?<![а-яёa-z])(?:${patterns.join('|')})(?![а-яёa-z])`);

const phones = ['smartphones', 'feature-phones', 'tablets'];
const handhelds = [...phones, 'smart-watches', 'e-readers'];
const computers = ['laptops', 'desktops'];
const headphones = ['earbuds', 'headphones'];
const speakers = ['portable-speakers', 'smart-speakers', 'soundbars'];
const televisions = ['tvs', 'media-players', 'projectors'];
const vacuums = ['vacuums', 'stick-vacuums', 'robot-vacuums'];
const climate = ['air-conditioners', 'fans', 'humidifiers'];
const smartHome = ['security-cameras', 'smart-bulbs', 'smart-hubs', 'smart-plugs', 'smart-speakers'];

/** A phrase may be about several; nothing stands here that is said of the shop, or that a review only implies. */
export const topicRules: readonly TopicRule[] = [
  {
    name: 'Экран',
    kinds: [...handhelds, 'laptops', 'monitors', 'tvs'],
    words: wholeWords('экран[а-яё]{0,3}', 'диспле[а-яё]+', 'яркост[а-яё]+', 'картинк[а-яё]+'),
  },
  {
    name: 'Камера',
    kinds: phones,
    words: wholeWords(
      'камер(?:а|у|ой|ы)(?!.*думает)',
      'снимк[а-яё]+',
      'снимает',
      'съёмк[а-яё]+',
      'фото',
      'портрет[а-яё]*',
      'смазан[а-яё]+',
    ),
  },
  {
    name: 'Батарея и зарядка',
    kinds: [
      ...handhelds,
      'laptops',
      ...headphones,
      'portable-speakers',
      'stick-vacuums',
      'robot-vacuums',
      ...['shavers', 'toothbrushes', 'gamepads', 'action-cameras', 'cameras', 'drones'],
    ],
    words: wholeWords(
      'батаре[а-яё]+',
      'аккумулятор[а-яё]*',
      'ма·ч',
      'заряд[а-яё]{0,2}',
      'зарядк[а-яё]+',
      'заряжа[а-яё]+',
      '(?:просит|без) розетк[уи]',
    ),
  },
  {
    name: 'Скорость работы',
    kinds: [...handhelds, ...computers, 'tvs', 'media-players'],
    words: wholeWords(
      'шустр[а-яё]+',
      'завис[а-яё]*',
      'рывк[а-яё]+',
      'лага[а-яё]+',
      'перезагру[а-яё]+',
      'тормозит',
      'подтормаживает',
      'глюч[а-яё]+',
      'думает',
    ),
  },
  { name: 'Память', kinds: [...phones, ...computers], words: wholeWords('памят[а-яё]+') },
  {
    name: 'Корпус',
    kinds: [...handhelds, 'laptops'],
    words: wholeWords('корпус[а-яё]{0,2}', 'собран[а-яё]*', 'люфт[а-яё]*', 'скользк[а-яё]+', 'отпечатк[а-яё]+', 'кра[яй] остр[а-яё]+'),
  },
  {
    name: 'Цена',
    kinds: null,
    words: wholeWords('цен(?:а|е|у|ы|ой)', 'тысяч стоит', '(?:свои|своих|эти|разумные) ден(?:ег|ьги)', 'недорог[а-яё]+', 'дешевле'),
  },
  {
    name: 'Уровень шума',
    kinds: [
      ...nicheCategoryCodes,
      ...['hoods', 'blenders', 'hair-dryers', 'consoles', 'projectors', 'graphics-cards', 'power-supplies', 'processors'],
      ...computers,
      ...vacuums,
      ...climate,
    ],
    words: wholeWords(
      'шум[аеу]?',
      'шум(?:ит|ят)',
      'шумн[а-яё]+',
      'шумноват[а-яё]*',
      'бесшумн[а-яё]+',
      'тих(?:ая|ий|ое|ие|о)',
      'слышно',
      '\\d+\\sдб',
      'гуд(?:ит|ят|ени[ея])',
      'грем(?:ит|ят)',
    ),
  },
  { name: 'Стирка', kinds: ['washing-machines'], words: wholeWords('отстир[а-яё]+', 'стирк[а-яё]+', 'выходят чистыми') },
  {
    name: 'Вместимость',
    kinds: [...nicheCategoryCodes, 'microwaves', 'air-fryers', 'multicookers'],
    words: wholeWords(
      'вмеща[а-яё]+',
      'вместит[а-яё]*',
      'вместительн[а-яё]+',
      'входит (?:всё|вся|весь|много|больше|\\d.*)',
      'с запасом на семью',
      'просторн[а-яё]+',
    ),
  },
  {
    name: 'Размеры',
    kinds: [...nicheCategoryCodes, 'hoods', 'hobs', 'water-heaters', 'microwaves'],
    words: wholeWords('встал[аои]? .*(?:зазор[а-яё]*|нишу|впритык)', 'габарит[а-яё]*', 'компактн[а-яё]+'),
  },
  {
    name: 'Звук',
    kinds: [...phones, 'laptops', ...headphones, ...speakers, ...televisions],
    words: wholeWords('звук[а-яё]{0,2}', 'звуч[а-яё]+', 'динамик[а-яё]*'),
  },
  {
    name: 'Связь',
    kinds: [...phones, 'smart-watches', 'laptops', 'routers', ...headphones, 'gamepads', 'keyboards', 'mice', ...smartHome],
    words: wholeWords('сеть (?:пропада|отвалива)[а-яё]+', 'теря[а-яё]+ сеть', 'wi-?fi', 'связь', '(?<!в )связи'),
  },
  {
    name: 'Инструкция и настройка',
    kinds: [
      ...['tvs', 'media-players', 'soundbars', 'routers', 'printers', 'smart-watches', 'coffee-machines', 'robot-vacuums'],
      ...nicheCategoryCodes,
      ...smartHome,
    ],
    words: wholeWords('инструкци[а-яё]+', 'настро(?:ил[а-яё]*|ить|йк[аиу])', 'настраива[а-яё]+'),
  },
];

export interface Topic {
  name: string;
  /** Reviews that speak of it. */
  count: number;
}

interface Spoken {
  pros: string;
  cons: string;
  status: string;
}

/** One review is a voice, not a topic. */
const minCount = 2;
const maxTopics = 4;

/**
 * What several of the published reviews praise, and what they criticise; what most of them speak of comes first. `kind` is the code of the
 * category of what they are of.
 */
export function topicsOf(reviews: readonly Spoken[], kind: string | undefined): { praised: Topic[]; criticised: Topic[] } {
  const published = reviews.filter(({ status }) => status === 'PUBLISHED');
  const rules = topicRules.filter(({ kinds }) => kinds === null || (kind !== undefined && kinds.includes(kind)));
  const of = (side: 'pros' | 'cons') => {
    const texts = published.map((review) => review[side].toLowerCase());
    return rules
      .map(({ name, words }) => ({
        name,
        count: texts.filter((text) => text.split(/[,;.\n]+/).some((phrase) => words.test(phrase))).length,
      }))
      .filter(({ count }) => count >= minCount)
      .toSorted((one, other) => other.count - one.count)
      .slice(0, maxTopics);
  };
  return { praised: of('pros'), criticised: of('cons') };
}
