/** What a route is given of a request. */
export interface RouteRequest {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Of a JSON body; an empty object where there is none, a list by its places. */
  body: Readonly<Record<string, unknown>>;
  header(name: string): string | undefined;
}

/** Answers with JSON, with a `ListPage` page of it, or with nothing: 204. */
export type Route = (request: RouteRequest) => unknown;

/** By method and path: `GET /v3/products/:id`. */
export type Routes = Readonly<Record<string, Route>>;

/** One page of a list, whose paging is in the headers. */
export class ListPage {
  readonly items: readonly unknown[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;

  constructor(all: readonly unknown[], query: URLSearchParams, usual: number) {
    this.page = numberIn(query, 'page') ?? 1;
    this.perPage = numberIn(query, 'per_page') ?? usual;
    this.total = all.length;
    this.items = all.slice((this.page - 1) * this.perPage, this.page * this.perPage);
  }
}

/** An error as the contract words it. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: object;

  constructor(status: number, code: string, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

export const notFound = (): Refusal => new Refusal(404, 'not_found', 'Не найдено.');
export const invalid = (errors: Record<string, string[]>): Refusal =>
  new Refusal(422, 'validation_failed', 'Проверьте введённые данные.', { errors });

/** A positive whole number of a query. */
function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name) ?? '';
  return /^[1-9]\d*$/.test(text) ? Number(text) : undefined;
}

/** An object inside a body; an empty one where it is something else. */
export const objectIn = (body: Readonly<Record<string, unknown>>, name: string): Record<string, unknown> => asObject(body[name]);

export const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
