import type { ComponentProps } from 'react';
import { FormField } from './form-field.tsx';

/** The code of an SMS, which a phone offers to fill in by itself. */
export const CodeField = (field: Omit<ComponentProps<typeof FormField>, 'name'>) => (
  <FormField name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={20} {...field} />
);
