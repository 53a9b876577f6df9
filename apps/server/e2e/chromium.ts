import { existsSync } from 'node:fs';

/** The browser of the journeys. */
export function chromium(): string {
  const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
  const found = places.find((place) => place !== undefined && place !== '' && existsSync(place));
  if (found === undefined) throw new Error('The journeys need Chromium: apt-get install chromium, or CHROMIUM_PATH.');
  return found;
}

/**
 * What the browser does without: of several such lists the last one counts, so the first repeat what Playwright takes away for
 * the sake of what pages do. The last are windows of the browser's own address bar, made anew with each page for a third of its cost.
 */
const without = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AimEnabled', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PreconnectToSearch'],
  ...['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'],
];

export const switches = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${without.join()}`,
];
