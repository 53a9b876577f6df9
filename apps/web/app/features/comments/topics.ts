/** What reviews praise or criticise, by the words that they use for it. */
interface TopicRule {
  name: string;
  /** In lower case. */
  words: RegExp;
}

/** A phrase may be about several; nothing stands here that reviews of different goods mean different things by. */
export const topicRules: readonly TopicRule[] = [
  { name: 'Экран', words: /экран|диспле|яркост|картинк/ },
  { name: 'Камера', words: /камер(?:а|у|ой|ы)(?!.*думает)|снимк|фото|видео|портрет|смазан|резко/ },
  { name: 'Батарея', words: /батаре|аккумулятор|ма·ч|заряд|розетк/ },
  { name: 'Скорость работы', words: /шустр|завис|рывк|лага|перезагруз|тормоз|глюч|думает/ },
  { name: 'Память', words: /памят/ },
  { name: 'Корпус', words: /корпус|собран|люфт|скользк|отпечатк|кра[яй] остр/ },
  { name: 'Цена', words: /(?<!о)цен[аеуы]|тысяч стоит|своих денег|недорог|дёшев|дешев/ },
  { name: 'Доставка и наличие', words: /достав(?:или|к)|забрали|привез|в наличии/ },
  {
    name: 'Уровень шума',
    words: /шум|тих(?:ая|ий|ое|о)(?![а-яё])|слышно|\d дб|не скачет|гуд(?:ит|ени)|гремит|включать ночью|вечером (?:включаем|стираем)/,
  },
  { name: 'Стирка', words: /отстир|стирк|выходят чистыми/ },
  { name: 'Вместимость', words: /вмещ|вместит|входит|с запасом на семью|просторн/ },
  { name: 'Размеры', words: /встал[аои]? .*(?:зазор|место|нишу)|габарит|компактн/ },
  { name: 'Звук', words: /звук|звуч|динамик/ },
  { name: 'Связь', words: /сеть пропад|wi-?fi|связ[ьи]/ },
  { name: 'Инструкция и настройка', words: /инструкц|настро(?!йках)/ },
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

/** What several of the published reviews praise, and what they criticise; what most of them speak of comes first. */
export function topicsOf(reviews: readonly Spoken[]): { praised: Topic[]; criticised: Topic[] } {
  const published = reviews.filter(({ status }) => status === 'PUBLISHED');
  const of = (side: 'pros' | 'cons') => {
    const texts = published.map((review) => review[side].toLowerCase());
    return topicRules
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
