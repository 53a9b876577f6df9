import { ErrorState } from '../../ui/states.tsx';

/** In place of a list that cannot be loaded: the visitor's own, which `title` names, or that of a shared link. */
export function NotLoaded({ title, isShared }: { title: string; isShared: boolean }) {
  return isShared ? (
    <ErrorState level={1} title="Товары из ссылки сейчас не загружаются" text="Обновите страницу через минуту." />
  ) : (
    <ErrorState level={1} title={title} text="Список сохранён. Обновите страницу через минуту." />
  );
}
