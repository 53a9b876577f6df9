import { Form, Link, useFetcher } from 'react-router';
import { oneClickForm, oneClickPath } from '../../entities/product/one-click.tsx';
import { AddedToBasket } from '../../features/cart/added.tsx';
import { ListsForm } from '../../features/lists/form.tsx';
import { ListLink } from '../../features/lists/link.tsx';
import { ReturnField } from '../../forms/return-field.tsx';
import { useShell } from '../../platform/session/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { CurrentLink } from '../../ui/current-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AccountLink } from './account-link.tsx';
import { BasketLink } from './basket-link.tsx';
import { Footer } from './footer.tsx';

/** What stands below the content, and what lies over it at the lower edge. */
export default function Below() {
  return (
    <>
      <Footer />
      <ListsForm />
      <AddedToBasket />
      <Form id={oneClickForm} method="post" action={oneClickPath}>
        <input type="hidden" name="intent" value="begin" />
        <ReturnField />
      </Form>
      <CookieNotice />
      <TabBar />
    </>
  );
}

/** The phone's navigation, at the thumb. */
function TabBar() {
  return (
    <nav aria-label="Основная" className="tab-bar">
      <CurrentLink to="/" exact>
        <Icon name="home" size={24} />
        Главная
      </CurrentLink>
      <CurrentLink to="/catalog">
        <Icon name="grid" size={24} />
        Каталог
      </CurrentLink>
      <BasketLink id="basket-tab" className="" />
      <ListLink list="favorites" id="favorites-tab" className="" />
      <AccountLink id="account-tab" className="" />
    </nav>
  );
}

/** Says once that the shop keeps cookies; where visits are counted it asks first. */
function CookieNotice() {
  const { cookieNotice } = useShell();
  const fetcher = useFetcher();
  if (cookieNotice === 'none' || fetcher.formData) return null;
  return (
    <section aria-label="Файлы cookie" className="cookie-notice">
      <p>
        {cookieNotice === 'asked' ? (
          'Мы храним в файлах cookie ваш город и корзину, а с вашего согласия ещё считаем посещения.'
        ) : (
          <>
            Мы используем cookie<span className="max-lg:hidden">: в них ваш город, корзина и настройки, без них магазин не работает</span>.
          </>
        )}{' '}
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
