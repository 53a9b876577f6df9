import { formatThousands } from '@vitrina/services/contract/fields/money.ts';
import { type Destinations, nameOf } from './names.ts';
import type { Concept } from './ranking/concept.ts';
import type { Understanding } from './understanding/understand.ts';

/** Something that a query asks for, as it was understood. */
export interface QueryPart {
  name: string;
  /** The query without it. */
  rest: string;
}

const isKnown = ({ alternatives, scales = [], sizes = [] }: Concept): boolean => alternatives.length + scales.length + sizes.length > 0;

/** What a query asks for, part by part, each of which can be taken off; none where it asks for one thing alone. */
export function partsOf({ concepts, intent }: Understanding, destinations: Destinations): QueryPart[] {
  const { least, most, isDiscounted, isMarkedDown } = intent;
  const asked: { name: string; text: string; isUnderstood: boolean }[] = [];
  concepts.forEach((concept, index) => {
    const text = concept.isRequired ? `"${concept.phrase}"` : concept.phrase;
    const before = concepts[index - 1];
    const last = asked.at(-1);
    if (last && before?.isMeasureOfNext) {
      last.text += ` ${text}`;
      last.name = last.text;
    } else asked.push({ name: nameOf(concept, destinations), text, isUnderstood: isKnown(concept) });
  });
  const add = (name: string, text: string): void => void asked.push({ name, text, isUnderstood: true });
  if (least !== undefined) add(`от ${formatThousands(least)} ₽`, `от ${least} руб`);
  if (most !== undefined) add(`до ${formatThousands(most)} ₽`, `до ${most} руб`);
  if (isDiscounted) add('со скидкой', 'со скидкой');
  if (isMarkedDown) add('уценённые', 'уценка');
  if (asked.length < 2) return [];
  return asked.flatMap(({ name, isUnderstood }, index) =>
    isUnderstood ? [{ name, rest: asked.flatMap((other, place) => (place === index ? [] : [other.text])).join(' ') }] : [],
  );
}
