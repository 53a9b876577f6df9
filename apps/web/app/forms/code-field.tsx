import type { ComponentProps } from 'react';
import { FormField } from './form-field.tsx';
import './code.css';

/** Six digits, with room for what is pasted around and between them: «123 456». */
const maxInputLength = 20;

/** The code of an SMS, which a phone offers to fill in by itself. */
export const CodeField = (field: Omit<ComponentProps<typeof FormField>, 'name'>) => (
  <FormField name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={maxInputLength} className="code-field" {...field} />
);
