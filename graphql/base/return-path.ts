/** Whether a shopper may be sent back here: a path of the shop itself, never another host. */
export function isReturnPath(url: string): boolean {
  return url.length <= 500 && /^\/(?![/\\])[^\s\\]*$/.test(url);
}
