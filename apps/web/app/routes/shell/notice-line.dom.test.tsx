import { screen, waitFor } from '@testing-library/react';
import { Form, redirect } from 'react-router';
import { expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import { NoticeLine } from './notice-line.tsx';

test('what a form has come to is read first, wherever the form stood', async () => {
  let notice: object | null = null;
  const cancel = () => {
    notice = { kind: 'good', text: 'Заказ отменён.' };
    return redirect('/');
  };
  const { user } = showScreen(
    () => (
      <>
        <NoticeLine />
        <Form method="post" action="/cancel">
          <button type="submit">Да, отменить</button>
        </Form>
      </>
    ),
    [{ path: '/cancel', action: cancel }],
    { shell: () => ({ notice }) },
  );
  await user.click(await screen.findByRole('button'));
  const message = await screen.findByText('Заказ отменён.');
  await waitFor(() => expect(document.activeElement).toBe(message));
});
