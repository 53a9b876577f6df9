import { useIsHydrating } from '../../../platform/router/use-is-hydrating.ts';
import type { Method } from '../payment-methods.ts';

type Kind = Method['kind'];

/** Ways to pay that need something of the browser, by what of its `window` shows that it is there. */
const requirements: readonly (readonly [Kind, string])[] = [
  ['APPLE_PAY', 'ApplePaySession'],
  ['GOOGLE_PAY', 'PaymentRequest'],
];

export const unsupportedKinds = (browser: object): Kind[] => requirements.flatMap(([kind, name]) => (name in browser ? [] : [kind]));

/** Whether without scripts it cannot be carried out. */
export const needsScripts = (kind: Kind): boolean => requirements.some(([one]) => one === kind);

/** Ways to pay that this browser cannot carry out; none before scripts have taken over, since a server does not know. */
export const useUnsupportedKinds = (): readonly Kind[] => (useIsHydrating() ? [] : unsupportedKinds(window));
