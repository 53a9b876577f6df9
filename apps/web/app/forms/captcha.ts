import type { CaptchaSettings } from '../platform/gateway/captcha-settings.ts';

/** What goes wrong in a browser, in the words of the specification (spec 2 §8); what is missing is said when the shop starts. */
const captchaErrors = { script: 'Failed to load script', execute: 'Failed to execute' } as const;

/** What the script of a captcha brings along. */
interface Captcha {
  ready: (begin: () => void) => void;
  execute: (whom: string | number, options?: { action: string }) => unknown;
  render: (place: HTMLElement, options: Readonly<Record<string, unknown>>) => number;
}

/** Once a page; one that has failed is tried again. */
let loading: Promise<Captcha> | undefined;

/** What the captcha says of this visitor, once; the provider asks the captcha whether it has said so. */
export async function captchaToken(settings: CaptchaSettings, action: string): Promise<string> {
  loading ??= load(settings);
  const captcha = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const token = await executeCaptcha(captcha, settings, action).catch((cause: unknown) => {
    throw new Error(captchaErrors.execute, { cause });
  });
  if (typeof token !== 'string' || token === '') throw new Error(captchaErrors.execute);
  return token;
}

function load({ script, key, version }: CaptchaSettings): Promise<Captcha> {
  return new Promise((resolve, reject) => {
    const address = new URL(script);
    address.searchParams.set('render', version === 3 ? key : 'explicit');
    const element = document.createElement('script');
    element.src = address.href;
    element.async = true;
    // What the script loads in its turn carries the same nonce, so that the page's policy need not name those hosts.
    element.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    const fail = () => {
      element.remove();
      reject(new Error(captchaErrors.script));
    };
    element.onerror = fail;
    element.onload = () => {
      const captcha: Captcha | undefined = Reflect.get(window, 'grecaptcha');
      if (captcha === undefined) fail();
      else captcha.ready(() => resolve(captcha));
    };
    document.head.append(element);
  });
}

async function executeCaptcha(captcha: Captcha, { key, version }: CaptchaSettings, action: string): Promise<unknown> {
  if (version === 3) return captcha.execute(key, { action });
  const place = document.body.appendChild(document.createElement('div'));
  try {
    return await new Promise((resolve, reject) => {
      const rejectCaptcha = () => reject(new Error('The captcha has given up.'));
      const options = {
        sitekey: key,
        size: 'invisible',
        callback: resolve,
        'error-callback': rejectCaptcha,
        'expired-callback': rejectCaptcha,
      };
      captcha.execute(captcha.render(place, options));
    });
  } finally {
    place.remove();
  }
}
