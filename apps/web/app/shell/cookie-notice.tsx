import { useFetcher } from 'react-router';
import { Button } from '../ui/button.tsx';
import { ReturnField } from './return-field.tsx';
import { useShell } from './use-shell.ts';

/** Says once that the shop keeps cookies. */
export function CookieNotice() {
  const { isCookieNoticeRead } = useShell();
  const fetcher = useFetcher();
  if (isCookieNoticeRead || fetcher.formData) return null;
  return (
    <section aria-label="Файлы cookie" className="cookie-notice">
      <p>Мы храним в файлах cookie ваш город, корзину и настройки — без них магазин не работает.</p>
      <fetcher.Form method="post" action="/preferences?stay">
        <input type="hidden" name="intent" value="cookies" />
        <ReturnField />
        <Button className="px-4 text-14">Понятно</Button>
      </fetcher.Form>
    </section>
  );
}
