import { redirect } from 'react-router';
import { readLeaf } from '../../../entities/catalogue/leaf.ts';
import { newForm } from '../../../features/comments/new-form.ts';
import { notFound } from '../../../platform/gateway/query.server.ts';
import type { Route } from './+types/old-form';

/** The way from an old address of a tab to its new one; of what is no tab the screen «Страница не найдена». */
export function loader({ params, url }: Route.LoaderArgs) {
  if (readLeaf(params)?.kind !== 'product') notFound();
  const form = newForm(params.tab) ?? notFound();
  return redirect(`${url.pathname.slice(0, -params.tab.length)}${form}${url.search}`, 301);
}

export default function EmptyScreen() {
  return null;
}
