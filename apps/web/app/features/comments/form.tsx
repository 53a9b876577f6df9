import { commentLength } from '@vitrina/services/contract/fields/text.ts';
import { type ReactNode, type SyntheticEvent, useMemo } from 'react';
import { Form, useNavigation } from 'react-router';
import { ErrorSummary, fieldId } from '../../forms/error-summary.tsx';
import { TextArea } from '../../forms/form-field.tsx';
import { shop } from '../../platform/company.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field } from '../../ui/field.tsx';
import type { CommentFailure } from './action.server.ts';

/** What whoever says something agrees to: a name is shown with it. */
const publishing = {
  label: 'Согласен на обработку персональных данных для публикации',
  text: `Я даю ${shop.legal.name} (${shop.legal.address}) согласие на обработку имени и того, что я написал и приложил: сбор, запись, хранение и показ на сайте всем посетителям. Согласие действует, пока запись опубликована. Отозвать его и убрать запись можно письмом на ${shop.email}.`,
} as const;

/** In the order of the form. */
const labels: Readonly<Record<string, string>> = {
  rate: 'Оценка',
  pros: 'Достоинства',
  cons: 'Недостатки',
  text: 'Текст',
  photo: 'Фотографии',
  author: 'Имя',
  consent: 'Согласие',
};

interface SayFormProps {
  /** The tab without its page, which takes the form. */
  base: string;
  /** Of the page's forms: `review`, `question`, `answer-` with an id. */
  form: string;
  intent: 'review' | 'question' | 'answer';
  /** What opens the form. */
  opener: string;
  textLabel: string;
  textHint?: string;
  submit: string;
  isSignedIn: boolean;
  /** What was sent before and could not be taken. */
  unsentComment: CommentFailure | null;
  isOpen?: boolean;
  hasFiles?: boolean;
  look?: 'primary' | 'quiet';
  /** Fields before and after the text. */
  before?: ReactNode;
  after?: ReactNode;
}

/** Errors in the order of the fields, by the ids that these have in their form. */
function inOrderOf(errors: Readonly<Record<string, string>>, form: string): Readonly<Record<string, string>> {
  const inOrder = Object.keys(labels).filter((name) => errors[name] !== undefined);
  const rest = Object.keys(errors).filter((name) => labels[name] === undefined);
  return Object.fromEntries([...inOrder, ...rest].map((name) => [`${form}-${name}`, errors[name] ?? '']));
}

/** A form that was opened by a button half under the header begins below it. */
function showBeginning({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.querySelector('summary')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** A form that opens where it stands, with scripts and without; it comes back open with what was typed when something is missing. */
export function SayForm({
  base,
  form,
  intent,
  opener,
  submit,
  isSignedIn,
  unsentComment,
  isOpen = false,
  hasFiles = false,
  look,
  ...parts
}: SayFormProps) {
  const own = unsentComment?.form === form ? unsentComment : null;
  const { formData, state } = useNavigation();
  const isSending = state !== 'idle' && formData?.get('form') === form;
  const id = (name: string) => fieldId(`${form}-${name}`);
  const errors = own?.errors ?? {};
  // The same as long as the answer is: another one would take the focus to the summary.
  const prefixedErrors = useMemo(() => (own === null ? null : inOrderOf(own.errors ?? {}, form)), [own, form]);
  const prefixedLabels = Object.fromEntries(Object.entries(labels).map(([name, label]) => [`${form}-${name}`, label]));
  return (
    <details id={`write-${form}`} className="say" open={own !== null || isOpen || undefined} onToggle={showBeginning}>
      <summary className={`button button-${look ?? 'quiet'}`}>{opener}</summary>
      <Form
        method="post"
        // Without scripts an answer with what is missing stands at the form again, not at the top of the page.
        action={`${base}#write-${form}`}
        encType={hasFiles ? 'multipart/form-data' : undefined}
        noValidate
        preventScrollReset
        className="form"
        aria-label={opener}
      >
        <ErrorSummary errors={prefixedErrors} labels={prefixedLabels} message={own?.message ?? null} />
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="intent" value={intent} />
        {hasFiles ? <input type="hidden" name="purpose" value="review" /> : null}
        {parts.before}
        <TextArea
          id={id('text')}
          name="text"
          label={parts.textLabel}
          {...(parts.textHint && { hint: parts.textHint })}
          error={errors.text}
          rows={4}
          maxLength={commentLength.text.max}
          required
          defaultValue={own?.values.text}
        />
        {parts.after}
        <Field
          id={id('author')}
          name="author"
          label="Имя"
          hint={isSignedIn ? 'Как подписать; если пусто — имя из личного кабинета.' : 'Его увидят все.'}
          error={errors.author}
          autoComplete="given-name"
          maxLength={commentLength.author.max}
          required={!isSignedIn}
          defaultValue={own?.values.author}
        />
        <div>
          <Checkbox
            id={id('consent')}
            name="consent"
            value="yes"
            label={publishing.label}
            error={errors.consent}
            required
            defaultChecked={own?.values.consent === 'yes'}
          />
          <details className="consent-text">
            <summary>Текст согласия</summary>
            <p>{publishing.text}</p>
          </details>
        </div>
        <Button look="primary" className="form-submit" aria-busy={isSending || undefined}>
          {isSending ? 'Отправляем…' : submit}
        </Button>
      </Form>
    </details>
  );
}
