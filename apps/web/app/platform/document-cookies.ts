/** One of a document's cookies, decoded where it can be. Without the library by which the server reads them: it is more than a page should load at first. */
export function cookieIn(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}
