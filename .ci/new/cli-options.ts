import { parseArgs } from 'node:util';
import { type Call, type Form, fieldOf } from './call-description.ts';
import { fieldsFrom } from './fields.ts';
import { pascal } from './naming.ts';

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

const textOption = { type: 'string' } as const;

/** What stands behind `npm run new --`. */
export const parseOptions = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      one: textOption,
      list: textOption,
      paged: textOption,
      spec: textOption,
      cache: textOption,
      summary: textOption,
      fields: textOption,
      sends: textOption,
      answers: textOption,
      table: textOption,
      keeps: textOption,
      guests: { type: 'boolean' },
      field: textOption,
      title: textOption,
      shows: textOption,
    },
  });

type Values = ReturnType<typeof parseOptions>['values'];

/** The call that a command asks for. */
export function callFrom(name: string, method: string, path: string, values: Values): Call {
  const [domain = '', callName = ''] = name.split('.');
  const forms: readonly Form[] = ['one', 'list', 'paged'];
  const [form = 'one', ...others] = forms.filter((option) => values[option] !== undefined);
  const { answers, field = null } = values;
  const isAnswered = (answers === undefined) !== (values[form] === undefined);
  if (!isAnswered || others.length > 0 || callName === '' || path === '') throw new Error(usage);
  const change = pascal(fieldOf({ domain, name: callName, field }));
  const type = values[form] ?? `${change}Payload`;
  // Words of a thing are called after it, those of a change without one after the change.
  const owner = answers === undefined ? type : change;
  return {
    domain,
    name: callName,
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
