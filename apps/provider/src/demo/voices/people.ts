import { cities } from '../places/cities.ts';
import type { Random } from '../random.ts';
import type { Temperament } from './types.ts';

const men = [
  'Андрей',
  'Сергей',
  'Алексей',
  'Дмитрий',
  'Александр',
  'Михаил',
  'Иван',
  'Евгений',
  'Максим',
  'Владимир',
  'Николай',
  'Роман',
  'Артём',
  'Павел',
  'Денис',
  'Игорь',
  'Олег',
  'Виталий',
  'Руслан',
  'Константин',
  'Никита',
  'Юрий',
  'Тимур',
  'Станислав',
  'Егор',
  'Кирилл',
  'Василий',
  'Антон',
  'Вадим',
  'Ильдар',
  'Анатолий',
  'Магомед',
  'Глеб',
  'Фёдор',
];
const women = [
  'Мария',
  'Ольга',
  'Елена',
  'Анна',
  'Наталья',
  'Татьяна',
  'Ирина',
  'Светлана',
  'Екатерина',
  'Юлия',
  'Марина',
  'Дарья',
  'Виктория',
  'Людмила',
  'Оксана',
  'Алина',
  'Ксения',
  'Галина',
  'Вера',
  'Полина',
  'Кристина',
  'Надежда',
  'Лариса',
  'Алёна',
  'Диана',
  'Гульнара',
  'Валентина',
  'Евгения',
  'Инна',
  'София',
  'Любовь',
  'Яна',
];
const fathers = [
  'Иванович',
  'Петрович',
  'Николаевич',
  'Сергеевич',
  'Владимирович',
  'Алексеевич',
  'Анатольевич',
  'Михайлович',
  'Фёдорович',
  'Степанович',
  'Григорьевич',
];
const initials = [...'АБВГДЕЖЗИКЛМНОПРСТФХЧШЩЯ'];
const nicknames = ['alex', 'sergio', 'maks', 'dimon', 'vlad', 'kot', 'rusik', 'pasha', 'ivan', 'nik', 'oleg', 'tema'];
const ladies = ['masha', 'lena', 'olga', 'katya', 'nastya', 'ira', 'julia', 'tanya', 'sveta'];
const origins = [
  'Ростова',
  'Донецка',
  'Краснодара',
  'Москвы',
  'Казани',
  'Самары',
  'Воронежа',
  'Волгограда',
  'Перми',
  'Уфы',
  'Омска',
  'Тюмени',
  'Саратова',
  'Рязани',
  'Тулы',
  'Ставрополя',
  'Сочи',
  'Таганрога',
  'Макеевки',
  'Екатеринбурга',
  'Новосибирска',
  'Челябинска',
  'Петербурга',
  'Калининграда',
  'Владивостока',
];

export interface Person {
  author: string;
  isWoman: boolean;
}

/** Who signs a review or a question; elderly people like their patronymic. */
export function person(random: Random, temperament: Temperament): Person {
  const isWoman = random.chance(temperament === 'technical' ? 0.2 : temperament === 'parent' ? 0.7 : 0.48);
  const name = random.pick(isWoman ? women : men);
  const patronymic = random.pick(fathers);
  const ofFather = isWoman ? patronymic.replace(/ич$/, 'на') : patronymic;
  if (temperament === 'elderly' && random.chance(0.6)) return { author: `${name} ${ofFather}`, isWoman };
  const nickname = `${random.pick(isWoman ? ladies : nicknames)}${random.pick(['_', '.', ''])}${random.integer(7, 99)}`;
  const author = random.weighted([
    [`${name} ${random.pick(initials)}.`, 46],
    [name, 34],
    [`${isWoman ? 'покупательница' : 'покупатель'} из ${random.pick(origins)}`, 8],
    [nickname, temperament === 'elderly' ? 0 : 8],
    [`${name} ${ofFather}`, 4],
  ]);
  return { author, isWoman };
}

const experts = ['Илья', 'Ольга', 'Денис', 'Марина', 'Руслан', 'Анна', 'Вячеслав', 'Кристина'];

/** Who answers for the shop. */
export const expert = (random: Random): Person => {
  const name = random.pick(experts);
  return { author: `${name}, эксперт Витрины`, isWoman: /[ая]$/.test(name) && name !== 'Илья' };
};

/** Relatives and neighbours: [nominative, genitive, dative, instrumental], and whose they may be. */
type Relative = readonly [nom: string, gen: string, dat: string, ins: string, of?: 'man' | 'woman' | 'old'];
const relatives: readonly Relative[] = [
  ['муж', 'мужа', 'мужу', 'мужем', 'woman'],
  ['жена', 'жены', 'жене', 'женой', 'man'],
  ['супруга', 'супруги', 'супруге', 'супругой', 'man'],
  ['свекровь', 'свекрови', 'свекрови', 'свекровью', 'woman'],
  ['тёща', 'тёщи', 'тёще', 'тёщей', 'man'],
  ['мама', 'мамы', 'маме', 'мамой'],
  ['отец', 'отца', 'отцу', 'отцом'],
  ['сестра', 'сестры', 'сестре', 'сестрой'],
  ['брат', 'брата', 'брату', 'братом'],
  ['сын', 'сына', 'сыну', 'сыном'],
  ['дочь', 'дочери', 'дочери', 'дочерью'],
  ['подруга', 'подруги', 'подруге', 'подругой', 'woman'],
  ['друг', 'друга', 'другу', 'другом', 'man'],
  ['коллега', 'коллеги', 'коллеге', 'коллегой'],
  ['сосед', 'соседа', 'соседу', 'соседом'],
  ['соседка', 'соседки', 'соседке', 'соседкой'],
  ['внук', 'внука', 'внуку', 'внуком', 'old'],
  ['внучка', 'внучки', 'внучке', 'внучкой', 'old'],
  ['зять', 'зятя', 'зятю', 'зятем', 'old'],
  ['невестка', 'невестки', 'невестке', 'невесткой', 'old'],
  ['племянник', 'племянника', 'племяннику', 'племянником'],
];

const parents = ['мама', 'отец'];
const inLaws = ['свекровь', 'тёща'];

export function relative(random: Random, isWoman: boolean, isOld: boolean): Relative {
  const fits = ([name, , , , of]: Relative): boolean => {
    if (isOld && (parents.includes(name) || inLaws.includes(name))) return false;
    return of === undefined || (of === 'old' ? isOld : of === (isWoman ? 'woman' : 'man'));
  };
  return random.pick(relatives.filter(fits));
}

/** «в Донецке». */
export const town = (random: Random): string => random.pick(cities).where;
