/** A message about a request, with the way to its page where the shop has said below which address that is. */
export const withPage = (text: string, requestId: number, returnUrl: string | null): string =>
  returnUrl === null ? text : `${text} Следить за ремонтом: ${returnUrl}/${requestId}`;
