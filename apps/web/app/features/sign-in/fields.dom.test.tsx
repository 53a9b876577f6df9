import { screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import { AccountFields, CodeFields } from './fields.tsx';

beforeAll(() => import('../../platform/router/keep-focus.ts'));

const fields = { errors: null, values: {}, phone: '+7 949 123-45-67' };

/** The screen between the code and the name, which are forms of their own. */
function Sample() {
  const [isVerified, setVerified] = useState(false);
  return (
    <form
      key={String(isVerified)}
      onSubmit={(event) => {
        event.preventDefault();
        setVerified(true);
      }}
    >
      {isVerified ? <AccountFields {...fields} /> : <CodeFields {...fields} isNew />}
    </form>
  );
}

test('after a right code it is read first that the number is confirmed, not the field below it', async () => {
  const { user } = showScreen(Sample);
  await user.type(await screen.findByRole('textbox', { name: 'Код из СМС' }), '123456{Enter}');
  expect(document.activeElement).toBe(await screen.findByText(/^Номер .+ подтверждён/));
});
