import { redirect } from 'react-router';
import { notFound } from '../../gateway/query.server.ts';
import { readLeaf } from '../leaf.ts';
import type { Route } from './+types/old-form';
import { newForm } from './new-form.ts';

/** The way from an old address of a tab to its new one; of what is no tab the screen «Страница не найдена». */
export function loader({ params, url }: Route.LoaderArgs) {
  if (readLeaf(params)?.kind !== 'product') notFound();
  const form = newForm(params.tab) ?? notFound();
  return redirect(`${url.pathname.slice(0, -params.tab.length)}${form}${url.search}`, 301);
}

export default function Nothing() {
  return null;
}
