import { formatThousands } from '@vitrina/services/contract/fields/money.ts';
import { amountOf } from '../text/amounts.ts';
import { withUnit } from '../values/units.ts';
import type { QueryPart } from './catalogue-search.ts';
import { type Destinations, nameOf } from './destinations.ts';
import scales from './dictionaries/scales.json' with { type: 'json' };
import { askedText, isKnown } from './ranking/concept.ts';
import type { WishLimit } from './ranking/wish.ts';
import { measureOf } from './terms/terms.ts';
import type { Understanding } from './understanding/understand.ts';

/** Units as they are written behind a number, where that is not how terms have them. */
const unitNames = new Map(
  Object.entries({
    гб: 'ГБ',
    тб: 'ТБ',
    мб: 'МБ',
    вт: 'Вт',
    квт: 'кВт',
    гц: 'Гц',
    ггц: 'ГГц',
    мгц: 'МГц',
    мач: 'мА·ч',
    ач: 'А·ч',
    мп: 'Мп',
    в: 'В',
    м2: 'м²',
    об: 'об/мин',
  }),
);
/** Units of measures whose terms have none. */
const measureUnits = new Map(Object.entries(scales.units));

/** «тихая» as a condition: «тихая: шум до 70 дБ». Without a unit a number says nothing, and the wish stays as it was asked. */
function limitedName(name: string, { measure, wants, term }: WishLimit): string {
  const { value, unit } = amountOf(measureOf(term).value) ?? {};
  const unitName = unit === undefined ? measureUnits.get(measure) : (unitNames.get(unit) ?? unit);
  if (value === undefined || unitName === undefined) return name;
  return `${name}: ${measure} ${wants === 'least' ? 'до' : 'от'} ${withUnit(String(value).replace('.', ','), unitName)}`;
}

/** What a search came to that its parts tell. */
interface Outcome {
  wishLimits?: readonly (WishLimit | undefined)[];
  /** Of each concept whether the products found lack it: what narrows nothing is no part. */
  lacks?: readonly boolean[];
  /** The limits of the price had to be dropped. */
  isWithoutPrices?: boolean;
}

/** What a query asks for and what is found has, part by part, each of which can be taken off; none where it asks for one thing alone. */
export function partsOf(
  { concepts, intent }: Understanding,
  destinations: Destinations,
  { wishLimits = [], lacks = [], isWithoutPrices = false }: Outcome = {},
): QueryPart[] {
  const { minPrice, maxPrice, isDiscounted, isMarkedDown } = intent;
  const queryParts: { name: string; text: string; isUnderstood: boolean }[] = [];
  concepts.forEach((concept, index) => {
    const text = askedText(concept);
    const isUnderstood = isKnown(concept) && lacks[index] !== true;
    const before = concepts[index - 1];
    const last = queryParts.at(-1);
    if (last && before?.isMeasureOfNext) {
      last.text += ` ${text}`;
      last.name = last.text;
      last.isUnderstood &&= isUnderstood;
    } else {
      const name = concept.measure === undefined ? nameOf(concept, destinations) : `${concept.measure} ${concept.phrase}`;
      const limit = wishLimits[index];
      queryParts.push({ name: limit === undefined ? name : limitedName(name, limit), text, isUnderstood });
    }
  });
  const add = (name: string, text: string, isUnderstood = true): void => void queryParts.push({ name, text, isUnderstood });
  if (minPrice !== undefined) add(`от ${formatThousands(minPrice)} ₽`, `от ${minPrice} руб`, !isWithoutPrices);
  if (maxPrice !== undefined) add(`до ${formatThousands(maxPrice)} ₽`, `до ${maxPrice} руб`, !isWithoutPrices);
  if (isDiscounted) add('со скидкой', 'со скидкой');
  if (isMarkedDown) add('уценённые', 'уценка');
  if (queryParts.length < 2) return [];
  return queryParts.flatMap(({ name, isUnderstood }, index) =>
    isUnderstood ? [{ name, rest: queryParts.flatMap((other, place) => (place === index ? [] : [other.text])).join(' ') }] : [],
  );
}
