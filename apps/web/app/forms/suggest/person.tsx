import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import type { ComponentProps } from 'react';
import { SuggestField } from './field.tsx';

type PersonField = Omit<ComponentProps<typeof SuggestField>, 'kind' | 'name'>;

/** A person's own first name, under one name in every form that asks for it. */
export const FirstNameField = (field: PersonField) => (
  <SuggestField kind="first-name" name="firstName" autoComplete="given-name" maxLength={maxLength.name} {...field} />
);

export const LastNameField = (field: PersonField) => (
  <SuggestField kind="last-name" name="lastName" autoComplete="family-name" maxLength={maxLength.name} {...field} />
);

export const EmailField = (field: PersonField) => (
  <SuggestField kind="email" name="email" type="email" autoComplete="email" maxLength={maxLength.email} {...field} />
);
