import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import { WriteReview } from './write-review.tsx';

const props = { base: '/catalog/tvs/5/100/comments', isSignedIn: false, isOpen: false, unsentComment: null };

test('what opens the form is looked at, so that the form begins below the header; closing it moves nothing', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  showScreen(() => <WriteReview {...props} product={{ name: 'Телевизор Samsung', image: undefined }} />);
  const button = screen.getByText('Написать отзыв', { selector: 'summary' });
  const details = button.closest('details') ?? expect.fail('no details');
  const toggle = (isOpen: boolean) => {
    details.open = isOpen;
    scroll.mockClear();
    fireEvent(details, new Event('toggle'));
    return scroll.mock.contexts;
  };
  expect(toggle(true)).toEqual([button]);
  expect(toggle(false)).toEqual([]);
  scroll.mockRestore();
});
