import { act, fireEvent, screen } from '@testing-library/react';
import { Form } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from '../ui/testing.tsx';
import { SelfSubmittingCodeField, submitDelay } from './code-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A form whose codes are kept, and never answered. */
async function open() {
  const sent: (FormDataEntryValue | null)[] = [];
  const Screen = () => (
    <Form method="post" action="/sign-in" noValidate>
      <SelfSubmittingCodeField label="Код из СМС" />
      <button type="submit">Войти</button>
    </Form>
  );
  const action = async ({ request }: { request: Request }) => {
    sent.push((await request.formData()).get('code'));
    return new Promise<null>(() => {});
  };
  showScreen(Screen, [{ path: '/sign-in', action, Component: Screen }], { path: '/' });
  await wait(0);
  const type = (value: string) => fireEvent.input(screen.getByLabelText('Код из СМС'), { target: { value } });
  const press = () => fireEvent.click(screen.getByRole('button'));
  return { sent, type, press };
}

test('a code sends itself with its last digit, however it was pasted', async () => {
  const { sent, type } = await open();
  type('123 45');
  await wait(submitDelay);
  expect(sent).toEqual([]);
  type('123 456');
  await wait(submitDelay);
  expect(sent).toEqual(['123 456']);
});

test('whoever presses the button sends it once', async () => {
  const { sent, type, press } = await open();
  type('123456');
  press();
  await wait(submitDelay);
  press();
  await wait(submitDelay);
  expect(sent).toEqual(['123456']);
});
