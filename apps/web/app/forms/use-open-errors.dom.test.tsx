import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FormField } from './form-field.tsx';
import type { Errors } from './read.server.ts';
import { useOpenErrors } from './use-open-errors.ts';

function Sample({ errors }: { errors: Errors | null }) {
  const { openErrors, markChanged } = useOpenErrors(errors);
  return (
    <form onChange={markChanged}>
      <FormField name="house" label="Дом" error={openErrors?.house} />
      <FormField name="street" label="Улица" error={openErrors?.street} />
    </form>
  );
}

test('an error goes when its field changes, the others stay, and the next attempt brings it back', async () => {
  const missing = () => ({ house: 'Нужен дом', street: 'Нужна улица' });
  const { rerender } = render(<Sample errors={missing()} />);
  rerender(<Sample errors={null} />);
  const first = missing();
  rerender(<Sample errors={first} />);
  await userEvent.type(screen.getByLabelText('Дом'), '74');
  expect(screen.queryByText('Нужен дом')).toBeNull();
  expect(screen.getByLabelText('Дом').hasAttribute('aria-invalid')).toBe(false);
  expect(screen.getByText('Нужна улица')).toBeDefined();
  rerender(<Sample errors={missing()} />);
  expect(screen.getByText('Нужен дом')).toBeDefined();
});
