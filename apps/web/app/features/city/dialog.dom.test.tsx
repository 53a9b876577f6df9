import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import CityDialog from './dialog.tsx';

test('a city is looked up by the whole of what was typed, whatever signs of an address stand in it', async () => {
  const requests: (string | null)[] = [];
  const loader = ({ request }: { request: Request }) => {
    const text = new URL(request.url).searchParams.get('q');
    requests.push(text);
    return { cities: [], others: [], text };
  };
  const { user } = showScreen(() => <CityDialog onClose={() => undefined} />, [{ path: '/city', loader }]);
  await user.type(screen.getByLabelText('Название города'), 'Москва & #1');
  await waitFor(() => expect(requests.at(-1)).toBe('Москва & #1'));
});
