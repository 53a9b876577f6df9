import { formatThousands } from '@vitrina/services/contract/fields/money.ts';
import type { QueryPart } from './catalogue-search.ts';
import { type Destinations, nameOf } from './destinations.ts';
import type { Concept } from './ranking/concept.ts';
import type { Understanding } from './understanding/understand.ts';

const isKnown = ({ alternatives, scales = [], sizes = [] }: Concept): boolean => alternatives.length + scales.length + sizes.length > 0;

/** What a query asks for, part by part, each of which can be taken off; none where it asks for one thing alone. */
export function partsOf({ concepts, intent }: Understanding, destinations: Destinations): QueryPart[] {
  const { minPrice, maxPrice, isDiscounted, isMarkedDown } = intent;
  const queryParts: { name: string; text: string; isUnderstood: boolean }[] = [];
  concepts.forEach((concept, index) => {
    const text = concept.isRequired ? `"${concept.phrase}"` : concept.phrase;
    const before = concepts[index - 1];
    const last = queryParts.at(-1);
    if (last && before?.isMeasureOfNext) {
      last.text += ` ${text}`;
      last.name = last.text;
    } else queryParts.push({ name: nameOf(concept, destinations), text, isUnderstood: isKnown(concept) });
  });
  const add = (name: string, text: string): void => void queryParts.push({ name, text, isUnderstood: true });
  if (minPrice !== undefined) add(`от ${formatThousands(minPrice)} ₽`, `от ${minPrice} руб`);
  if (maxPrice !== undefined) add(`до ${formatThousands(maxPrice)} ₽`, `до ${maxPrice} руб`);
  if (isDiscounted) add('со скидкой', 'со скидкой');
  if (isMarkedDown) add('уценённые', 'уценка');
  if (queryParts.length < 2) return [];
  return queryParts.flatMap(({ name, isUnderstood }, index) =>
    isUnderstood ? [{ name, rest: queryParts.flatMap((other, place) => (place === index ? [] : [other.text])).join(' ') }] : [],
  );
}
