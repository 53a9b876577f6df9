import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import type { FormFailure } from '../../forms/form-failure.server.ts';
import { FormField, TextArea } from '../../forms/form-field.tsx';
import { useOpenErrors } from '../../forms/use-open-errors.ts';
import type { GiftFactsFragment } from '../../generated/graphql.ts';
import type { Crumb } from '../../platform/head/head.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';

const labels = { email: 'Почта получателя', name: 'Имя получателя', words: 'Поздравление' } as const;

interface GiftFormProps {
  title: string;
  crumbs: readonly Crumb[];
  /** What becomes of the card. */
  text: string;
  button: string;
  gift: Pick<GiftFactsFragment, 'email' | 'name' | 'words'> | null;
  /** Made once for this letter; a basket sends none. */
  seed?: string;
  unsent: FormFailure | undefined;
  children?: ReactNode;
}

/** Who is sent a gift card, and with which words. */
export function GiftForm({ title, crumbs, text, button, gift, seed, unsent, children }: GiftFormProps) {
  const { errors = null, message = null, values = {} } = unsent ?? {};
  const { openErrors, markChanged } = useOpenErrors(errors);
  return (
    <>
      <PageTitle title={title} isFailed={errors !== null || message !== null} />
      <Breadcrumbs steps={[...crumbs, { name: title }]} />
      <Heading level={1} className="mb-2">
        {title}
      </Heading>
      <p className="mb-4 max-w-[40rem] text-ink-soft">{text}</p>
      <ErrorSummary errors={errors} labels={labels} message={message} />
      <Form method="post" noValidate className="form" onChange={markChanged}>
        {seed === undefined ? null : <input type="hidden" name="seed" value={values.seed || seed} />}
        <FormField
          name="email"
          type="email"
          label={labels.email}
          autoComplete="off"
          maxLength={maxLength.email}
          defaultValue={values.email ?? gift?.email}
          error={openErrors?.email}
          required
        />
        <FormField
          name="name"
          label={labels.name}
          hint="С него начнётся письмо: «Мария, …»"
          autoComplete="off"
          maxLength={maxLength.name}
          defaultValue={values.name ?? gift?.name ?? undefined}
          error={openErrors?.name}
          required
        />
        <TextArea
          name="words"
          label={labels.words}
          hint={`Необязательно, до ${maxLength.giftWords} знаков. Подпись не нужна: назовём ваше имя из заказа.`}
          maxLength={maxLength.giftWords}
          rows={4}
          defaultValue={values.words ?? gift?.words ?? undefined}
          error={openErrors?.words}
        />
        <Button look="primary" className="form-submit">
          {button}
        </Button>
      </Form>
      {children}
    </>
  );
}
