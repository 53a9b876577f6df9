import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { Form } from 'react-router';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { FormField } from '../../forms/form-field.tsx';
import { Button } from '../../ui/button.tsx';
import type { StepKey } from './steps.ts';
import { variants } from './variants.ts';

/** Field of the wizard's address that asks for a request by its number. */
export const lookupField = 'request';

interface FindRequestProps {
  /** The wizard that it stands beside, and the step that stays open when the number is none. */
  open?: { path: string; step: StepKey };
  number: string;
  /** The same object as long as it is the same attempt. */
  errors: Readonly<Record<string, string>> | null;
}

/** A request that was sent before is opened by its number: its page asks for the phone where this browser does not know it. */
export function FindRequest({ open, number, errors }: FindRequestProps) {
  return (
    <>
      <ErrorSummary errors={errors} labels={{ [lookupField]: 'Номер заявки' }} />
      <Form action={open?.path ?? variants.trade.path} className="form">
        {open === undefined ? null : <input type="hidden" name="step" value={open.step} />}
        <FormField
          name={lookupField}
          label="Номер заявки"
          hint="Из СМС о заявке."
          error={errors?.[lookupField]}
          defaultValue={number}
          autoComplete="off"
          maxLength={maxLength.issuedNumber}
          required
        />
        <Button className="form-submit">Открыть заявку</Button>
      </Form>
    </>
  );
}
