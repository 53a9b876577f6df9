import { shop } from '../company.ts';

/** Title of the window; says first when something is wrong with the form. It is hoisted into the head. */
export function PageTitle({ title, isFailed = false }: { title: string; isFailed?: boolean }) {
  return <title>{`${isFailed ? 'Ошибка: ' : ''}${title} — ${shop.name}`}</title>;
}
