import { townOf } from '../../entities/map/address.ts';
import { drawTown } from '../../entities/map/drawing.server.ts';
import { notFound } from '../../platform/gateway/query.server.ts';
import type { Route } from './+types/town';

/** The ground of a map as a drawing of its own: the same for everybody, so a browser keeps it. */
export function loader({ url }: Route.LoaderArgs): Response {
  const frame = townOf(url.searchParams) ?? notFound();
  return new Response(drawTown(frame), {
    headers: {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=86400',
    },
  });
}
