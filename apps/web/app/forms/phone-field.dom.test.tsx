import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PhoneField } from './phone-field.tsx';

let again = () => {};

function Form() {
  const [times, setTimes] = useState(0);
  again = () => setTimes(times + 1);
  return <PhoneField name="phone" label={`Телефон ${times}`} defaultValue="" />;
}

test('a phone that was typed before scripts took over the page stays when the form is drawn again', async () => {
  const page = document.createElement('main');
  document.body.append(page);
  page.innerHTML = renderToString(<Form />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = '89991234567';
  render(<Form />, { container: page, hydrate: true });
  act(() => again());
  expect(screen.getByLabelText('Телефон 1')).toHaveProperty('value', '89991234567');
});
