/**
 * Status of a form that is shown again. A browser that loads a page gets the true one; our script gets 200 with the same
 * content, since a fetch that is answered with an error would be reported on the console.
 */
export function statusOfForm(request: Request, status: number): number {
  return new URL(request.url).pathname.endsWith('.data') ? 200 : status;
}
