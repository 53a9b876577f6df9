import { FormField } from '../../forms/form-field.tsx';
import { Button } from '../../ui/button.tsx';
import './company-fields.css';

interface CompanyFieldsProps {
  inn: string | undefined;
  error: string | undefined;
  /** What was found. */
  company: { name: string; address?: string | null | undefined } | null | undefined;
  /** Why there is none, although the number may well be right. */
  hint?: string | null | undefined;
  isRequired?: boolean;
}

/** A tax number with its lookup: a button of the form around it, whose `intent` is `find`. */
export function CompanyFields({ inn, error, company, hint, isRequired = false }: CompanyFieldsProps) {
  return (
    <div>
      <div className="company-search">
        <FormField
          name="inn"
          label="ИНН"
          hint="10 цифр у организации, 12 — у предпринимателя."
          error={error}
          defaultValue={inn}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          required={isRequired}
        />
        <Button look="soft" name="intent" value="find">
          Найти по ИНН
        </Button>
      </div>
      {company == null ? null : (
        <p role="status" className="mt-2">
          {company.name}
          {company.address ? <span className="block text-14 text-ink-soft">{company.address}</span> : null}
        </p>
      )}
      {hint == null ? null : (
        <p role="status" className="mt-2">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Enter sends a form, although the first button that is seen in it looks a company up. Stands first in the form. */
export const SentByEnter = ({ intent }: { intent: string }) => (
  <button type="submit" name="intent" value={intent} className="visually-hidden" tabIndex={-1} aria-hidden="true">
    Отправить
  </button>
);
