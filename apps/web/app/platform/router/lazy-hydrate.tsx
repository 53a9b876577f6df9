import { type ComponentType, memo, Suspense, use, useMemo, useState } from 'react';
import { firstSign } from './first-sign.ts';
import { loadWithRetry } from './lazy-with-retry.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

const parts: Promise<unknown>[] = [];

/** When all parts are there of what is loaded: the server writes them at once. */
export const partsHere = (): Promise<unknown> => Promise.all(parts);

/**
 * A part of the page that works as the server has written it: with links and forms. Its code comes with the first sign of a visitor
 * and takes it over then, so that nobody loads it who only reads.
 */
export function lazyHydrate<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const coming = firstSign.promise
    .then(() => loadWithRetry(load))
    .then((module) => {
      Loaded = module.default;
    });
  // Whoever shows it hears of it.
  coming.catch(() => {});
  parts.push(coming);

  function Part({ isWritten, ...props }: Props & { isWritten: boolean }) {
    if (Loaded === undefined) {
      // Nothing stands there that could be taken over.
      if (!isWritten) firstSign.resolve();
      use(coming);
      return null;
    }
    return <Loaded {...(props as unknown as Props)} />;
  }
  return memo((props: Props) => {
    const isHydrating = useIsHydrating();
    const [isWritten] = useState(isHydrating);
    // The same element until there are other properties: to hydrate would begin anew with another.
    return useMemo(() => {
      const part = <Part {...props} isWritten={isWritten} />;
      // A screen that a script opens is shown when all of it is there: the one before it stays until then.
      return isWritten ? <Suspense fallback={null}>{part}</Suspense> : part;
    }, [props, isWritten]);
  }) as unknown as ComponentType<Props>;
}
