import { parseArgs } from 'node:util';
import { type Call, type Form, fieldOf } from './described.ts';
import { fieldsFrom } from './fields.ts';
import { pascal } from './words.ts';

export const usage = `Usage:
  npm run new -- call lectures.main GET /v2/lectures/main --paged Lecture [--spec '1 §9'] [--cache menu] [--summary 'What it answers.']
    [--fields 'title starts_at:instant price:rubles?'] [--table lectures] [--field lectures]
  npm run new -- call lectures.item GET '/v2/lectures/{id}' --one Lecture     (or --list Lecture)
  npm run new -- call lectures.rate POST '/v2/lectures/{id}/rate' --answers 'is_kept:yes' [--sends 'mood:enum(GOOD|BAD) text?'] [--table lectures]
    [--keeps lecture_marks] [--guests]     (or --one Lecture, when it answers the thing that it changes)
  npm run new -- domain lectures
  npm run new -- screen lectures /lectures --field lecturesMain [--title 'Лекции'] [--shows public|own]
Kinds of fields: text (where none stands), number, yes, rubles, instant, day, id, phone, picture, enum(FIRST|SECOND); bounds number(1..5), text(2..100);
  several text[]; a question mark where it may be absent.`;

const text = { type: 'string' } as const;

/** What stands behind `npm run new --`. */
export const wordsOf = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      one: text,
      list: text,
      paged: text,
      spec: text,
      cache: text,
      summary: text,
      fields: text,
      sends: text,
      answers: text,
      table: text,
      keeps: text,
      guests: { type: 'boolean' },
      field: text,
      title: text,
      shows: text,
    },
  });

type Values = ReturnType<typeof wordsOf>['values'];

/** The call that a command asks for. */
export function callFrom(name: string, method: string, path: string, values: Values): Call {
  const [domain = '', called = ''] = name.split('.');
  const forms: readonly Form[] = ['one', 'list', 'paged'];
  const [form = 'one', ...others] = forms.filter((each) => values[each] !== undefined);
  const { answers, field = null } = values;
  const isAnswered = (answers === undefined) !== (values[form] === undefined);
  if (!isAnswered || others.length > 0 || called === '' || path === '') throw new Error(usage);
  const change = pascal(fieldOf({ domain, name: called, field }));
  const type = values[form] ?? `${change}Payload`;
  // Words of a thing are called after it, those of a change without one after the change.
  const owner = answers === undefined ? type : change;
  return {
    domain,
    name: called,
    field,
    method,
    path,
    form,
    type,
    hasId: answers === undefined,
    spec: values.spec ?? null,
    cache: values.cache ?? null,
    summary: values.summary ?? null,
    fields: fieldsFrom(answers ?? values.fields ?? '', owner),
    sends: fieldsFrom(values.sends ?? '', owner),
    table: values.table ?? null,
    keeps: values.keeps ?? null,
    isForGuests: values.guests ?? false,
  };
}
