import { Checkbox } from '../ui/field.tsx';
import { type Consent, consentField } from './consents.ts';
import { fieldId } from './error-summary.tsx';
import type { Errors, Values } from './read.server.ts';

interface ConsentBoxesProps {
  consents: readonly Consent[];
  errors: Errors | null;
  /** Of a form that was sent and is shown again: what was ticked there. */
  values?: Values;
}

/** A box for each purpose, never ticked beforehand, with its whole text below. */
export function ConsentBoxes({ consents, errors, values }: ConsentBoxesProps) {
  return (
    <div className="grid gap-3">
      {consents.map((consent) => {
        const name = consentField(consent);
        return (
          <div key={name}>
            <Checkbox
              id={fieldId(name)}
              name={name}
              value="yes"
              label={consent.label}
              defaultChecked={values?.[name] === 'yes'}
              error={errors?.[name]}
              required={consent.isRequired}
            />
            <details className="consent-text">
              <summary>Текст согласия</summary>
              <p>{consent.text}</p>
              <p>
                <a href="/legal/consent" target="_blank" className="link" rel="noopener">
                  Все условия согласия
                </a>{' '}
                откроются в новой вкладке.
              </p>
            </details>
          </div>
        );
      })}
    </div>
  );
}
