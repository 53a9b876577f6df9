import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { Announcer } from './announcer.tsx';

type Stub = Parameters<typeof createRoutesStub>[0][number];

interface Options {
  path?: string;
  loader?: Stub['loader'];
  shouldRevalidate?: Stub['shouldRevalidate'];
  /** What the shell has loaded, where the component looks at it. */
  shell?: Stub['loader'];
}

/** A component on a page of its own, with routes beside it that its forms and fetchers ask; `user` presses and types as a person does. */
export function showScreen(
  Component: NonNullable<Stub['Component']>,
  beside: Stub[] = [],
  { path = '/', loader, shouldRevalidate, shell }: Options = {},
) {
  const page: Stub = {
    id: 'page',
    path,
    loader,
    shouldRevalidate,
    HydrateFallback: () => null,
    Component: () => (
      <Announcer>
        <main id="mainContent">
          <Component />
        </main>
      </Announcer>
    ),
  };
  const routes = [page, ...beside];
  const Page = createRoutesStub(
    shell === undefined ? routes : [{ id: 'root', loader: shell, HydrateFallback: () => null, children: routes }],
  );
  return { user: userEvent.setup(), ...render(<Page initialEntries={[path]} />) };
}
