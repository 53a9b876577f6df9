import { Link, useFetcher } from 'react-router';
import { ReturnField } from '../../forms/return-field.tsx';
import { useShell } from '../../platform/session/use-shell.ts';
import { Button } from '../../ui/button.tsx';

/** Says once that the shop keeps cookies; where visits are counted it asks first. */
export function CookieNotice() {
  const { cookieNotice } = useShell();
  const fetcher = useFetcher();
  if (cookieNotice === 'none' || fetcher.formData) return null;
  return (
    <section aria-label="Файлы cookie" className="cookie-notice">
      <p>
        Мы храним в файлах cookie ваш город, корзину и настройки — без них магазин не работает.
        {cookieNotice === 'asked' ? ' С вашего согласия ещё считаем посещения, чтобы сделать его удобнее.' : null}{' '}
        <Link to="/legal/cookies" className="link underline">
          Подробнее
        </Link>
      </p>
      <fetcher.Form method="post" action="/preferences?stay">
        <input type="hidden" name="intent" value="cookies" />
        <ReturnField />
        {cookieNotice === 'asked' ? (
          <>
            <Button name="consent" value="necessary" className="px-4 text-14">
              Только необходимые
            </Button>
            <Button name="consent" value="all" className="px-4 text-14">
              Принять все
            </Button>
          </>
        ) : (
          <Button className="px-4 text-14">Понятно</Button>
        )}
      </fetcher.Form>
    </section>
  );
}
