import { isRouteErrorResponse } from 'react-router';
import { shop } from '../company.ts';

/** Title of the window for a failed screen. */
export function errorTitle(error: unknown): string {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return `${isMissing ? 'Страница не найдена' : 'Ошибка'} — ${shop.name}`;
}
