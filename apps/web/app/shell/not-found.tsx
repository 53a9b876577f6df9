import { notFound } from '../gateway/query.server.ts';

/** Any address that no route knows. The boundary of the layout shows the screen, with the status 404. */
export const loader = () => notFound();

export default function NotFound() {
  return null;
}
