import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const tablet = 'Mozilla/5.0 (Linux; Android 15; SM-X710) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const ipad = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

test.each([
  ['?1', desktop, 'mobile'],
  ['?0', desktop, 'desktop'],
  ['?0', iphone, 'desktop'],
  ['?0', tablet, 'tablet'],
  [null, iphone, 'mobile'],
  [null, android, 'mobile'],
  [null, tablet, 'tablet'],
  [null, ipad, 'tablet'],
  [null, desktop, 'desktop'],
  [null, null, 'desktop'],
])('hint %s of %s is a %s', (hint, agent, device) => {
  const headers = new Headers();
  if (hint !== null) headers.set('sec-ch-ua-mobile', hint);
  if (agent !== null) headers.set('user-agent', agent);
  expect(deviceOf(headers)).toBe(device);
});
