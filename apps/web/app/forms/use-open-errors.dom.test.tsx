import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';
import { FormField } from './form-field.tsx';
import type { Errors } from './read.server.ts';
import { useOpenErrors } from './use-open-errors.ts';

const answeredBy = (name: string) => (name === 'city' ? ['city', 'street'] : [name]);

/** Beside the fields, not in the summary. */
const field = { ignore: '[role=alert] *' };

function Sample({ errors }: { errors: Errors | null }) {
  const { openErrors, summaryErrors, markChanged } = useOpenErrors(errors, answeredBy);
  return (
    <form onChange={markChanged}>
      <ErrorSummary errors={summaryErrors} labels={{}} />
      <FormField name="house" label="Дом" error={openErrors?.house} />
      <FormField name="city" label="Город" error={openErrors?.city} />
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
  expect(screen.queryByText('Нужен дом', field)).toBeNull();
  expect(screen.getByLabelText('Дом').hasAttribute('aria-invalid')).toBe(false);
  expect(screen.getByText('Нужна улица', field)).toBeDefined();
  rerender(<Sample errors={missing()} />);
  expect(screen.getByText('Нужен дом', field)).toBeDefined();
});

test('an answer to one question may answer another', async () => {
  const errors = { city: 'Нужен город', street: 'Нужна улица', house: 'Нужен дом' };
  render(<Sample errors={errors} />);
  await userEvent.type(screen.getByLabelText('Город'), 'Донецк');
  expect([screen.queryByText('Нужен город', field), screen.queryByText('Нужна улица', field)]).toEqual([null, null]);
  expect(screen.getByText('Нужен дом', field)).toBeDefined();
});

test('the summary stays until all of it has been answered', async () => {
  const errors = { house: 'Нужен дом', street: 'Нужна улица' };
  render(<Sample errors={errors} />);
  await userEvent.type(screen.getByLabelText('Дом'), '74');
  expect(screen.getByRole('alert').textContent).toContain('Нужен дом');
  await userEvent.type(screen.getByLabelText('Улица'), 'Артёма');
  expect(screen.queryByRole('alert')).toBeNull();
});
