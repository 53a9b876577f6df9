import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { waitTimeout } from '../../../../services/testing/limits.ts';

configure({ asyncUtilTimeout: waitTimeout });

// What browsers have and this DOM has not: nobody has pressed anything yet, and a sheet that is shown beside the page can be closed.
Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false, isActive: false }, configurable: true });
HTMLElement.prototype.hidePopover ??= () => undefined;

/** Tests run one after another in one document: each leaves it as it found it. */
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
