/** What a captcha has said, as the calls take it; nothing where nobody has asked one. */
export const captchaOf = ({ captcha }: { captcha?: string | null | undefined }): { captcha?: string } =>
  captcha == null || captcha === '' ? {} : { captcha: captcha.slice(0, 8192) };
