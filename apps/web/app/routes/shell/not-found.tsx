import { data } from 'react-router';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import type { Route } from './+types/not-found';

/** For logs and error objects; a visitor reads «Страница не найдена» (spec 1 §8). */
const message = 'This page could not be found';

/** Any address that no route knows. The boundary of the layout shows the screen, with the status 404. */
export function loader({ context, url }: Route.LoaderArgs): never {
  shopOf(context).log.info({ path: url.pathname }, message);
  throw data({ code: 'NOT_FOUND', message }, { status: 404, statusText: message });
}

export default function NotFound() {
  return null;
}
