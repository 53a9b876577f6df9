interface PageSettings {
  /** Which inline scripts and styles may run, as a policy names them: by this answer's nonce, or by what they are. */
  inline: { scripts: string; styles: string };
  /** Where forms may lead, besides the shop itself. */
  formOrigins: readonly string[];
  /** Source of map tiles, whose pictures a page may show. */
  tileUrl: string | null;
  /** Player of videos, whose frame a page may show. */
  videoUrl: string | null;
  /** Address of the script that counts; null when nobody does. */
  counterScript: string | null;
  /** Address of the captcha's script; null where there is none. */
  captchaScript: string | null;
  mode: 'production' | 'development';
}

/**
 * The content security policy of a page: everything from the shop itself, of inline scripts and styles its own only, forms to the shop and to the places that are configured, and the origins of the counter, of the captcha, of videos and of
 * map tiles where there are any.
 */
function pagePolicy({ inline, formOrigins, tileUrl, videoUrl, counterScript, captchaScript, mode }: PageSettings): string {
  const own = "'self'";
  // Vite's own client opens a socket, waits in a worker for the server to come back, and writes styles in development.
  const isDevelopment = mode === 'development';
  const counter = counterScript === null ? '' : ` ${new URL(counterScript).origin}`;
  const video = videoUrl === null ? '' : ` ${new URL(videoUrl).origin}`;
  const captcha = captchaScript === null ? '' : ` ${new URL(captchaScript).origin}`;
  return [
    `default-src ${own}`,
    `script-src ${own} ${inline.scripts}${counter}${captcha}`,
    `style-src ${own} ${isDevelopment ? "'unsafe-inline'" : inline.styles}`.trimEnd(),
    `img-src ${own} data:${counter}${tileUrl === null ? '' : ` ${new URL(tileUrl).origin}`}`,
    `font-src ${own}`,
    `connect-src ${own}${isDevelopment ? ' ws:' : ''}${counter}${captcha}`,
    ...(isDevelopment ? [`worker-src ${own} blob:`] : []),
    `frame-src ${own}${captcha}${video}`,
    `form-action ${[own, ...formOrigins].join(' ')}`,
    `manifest-src ${own}`,
    "object-src 'none'",
    "base-uri 'none'",
    // The page of the building blocks shows them in frames.
    `frame-ancestors ${isDevelopment ? own : "'none'"}`,
  ].join('; ');
}

/** Headers of an answer of the screens; the policy belongs to pages. */
export function answerHeaders(contentType: string | null, settings: PageSettings): Record<string, string> {
  return contentType?.startsWith('text/html') ? { 'content-security-policy': pagePolicy(settings) } : {};
}
