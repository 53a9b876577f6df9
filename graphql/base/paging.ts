import { badInput } from './errors.ts';

/** Items that a page of the provider may have at most, where nothing else is said of it. */
const maxOnPage = 100;

interface PageRequest {
  readonly page?: number | null | undefined;
  readonly perPage?: number | null | undefined;
}

/** The page that a client asks for, in the words of the wire; what the client leaves out the provider decides. */
export function toPageQuery(
  { page, perPage }: PageRequest,
  max: number = maxOnPage,
): { page: number | undefined; per_page: number | undefined } {
  if (perPage != null && (perPage < 1 || perPage > max)) throw badInput({ perPage: [`От 1 до ${max}.`] });
  if (page != null && page < 1) throw badInput({ page: ['Страницы считаются с 1.'] });
  return { page: page ?? undefined, per_page: perPage ?? undefined };
}
