/** A captcha with the interface of reCAPTCHA, as the shop is configured. */
export interface CaptchaSettings {
  /** Address of its script. */
  script: string;
  /** Known to everybody who opens the page. */
  key: string;
  /** 2 asks the visitor something when it has doubts, 3 never does. */
  version: 2 | 3;
}

/** Of the form: what the captcha has said of the visitor; empty where it has said nothing. */
export const captchaField = 'captcha';
