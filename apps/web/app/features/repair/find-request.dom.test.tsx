import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import { noAnswers } from './answers.ts';
import type { Wizard } from './load.server.ts';
import { RepairWizard } from './wizard.tsx';

test('the step that is open beside the search for a request stays open, in its own wizard, where the number is none', () => {
  const wizard = {
    ...{ steps: [], open: 'help', options: { step: 'help' }, path: '/repair/service', variant: 'service', answers: noAnswers },
    ...{ texts: {}, breadcrumbs: [], isPending: false, leastCost: null, hasCalled: false, lookup: { number: 'a/b', errors: null } },
  } as unknown as Wizard;
  showScreen(() => <RepairWizard wizard={wizard} unsent={null} />);
  const { form } = screen.getByRole<HTMLInputElement>('textbox', { name: 'Номер заявки' });
  expect(form?.getAttribute('action')).toBe('/repair/service');
  expect(form && Object.fromEntries(new FormData(form))).toEqual({ step: 'help', request: 'a/b' });
});
