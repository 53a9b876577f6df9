import { camelCase } from '@vitrina/services/contract/rename.ts';
import { camel, pascal, plural } from './naming.ts';

/** A few words: values of an enum in the schema, and what each is on the wire. */
export interface Enum {
  /** Its name in the schema and of the words on the wire: `LectureKind`. */
  readonly type: string;
  /** The list of the words, in the domain's vocabulary: `lectureKinds`. */
  readonly list: string;
  readonly values: readonly (readonly [value: string, word: string])[];
}

/** `FIRST|SECOND`, in small letters on the wire; `DISLIKE=not_like` where the word is another. */
export function enumOf(owner: string, field: string, valuesText: string): Enum {
  const values = valuesText.split('|').map((valueText) => {
    const [, value, word = value?.toLowerCase()] = /^([A-Z][A-Z\d_]*)(?:=([\w.-]+))?$/.exec(valueText) ?? [];
    if (value === undefined || word === undefined)
      throw new Error(`«${valuesText}» are no values of an enum: enum(FIRST|SECOND), enum(LIKE|DISLIKE=not_like).`);
    return [value, word] as const;
  });
  const type = `${owner}${pascal(camelCase(field))}`;
  return { type, list: plural(camel(type)), values };
}
