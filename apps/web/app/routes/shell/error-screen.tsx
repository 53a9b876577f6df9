import { isRouteErrorResponse, useLocation } from 'react-router';
import { shop } from '../../platform/company.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { NoSuchPage } from './no-such-page.tsx';

/** What a failed screen shows: by its status, always with a way on. */
export default function ErrorScreen({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return <NoSuchPage />;
  const isBusy = status === 503 || status === 429;
  return (
    <ErrorState
      level={1}
      title={isBusy ? 'Не получилось загрузить страницу' : 'Что-то пошло не так'}
      text={
        <>
          {isBusy
            ? 'Магазин отвечает дольше обычного. Подождите немного и попробуйте ещё раз.'
            : 'Мы уже знаем об ошибке и разбираемся. Попробуйте ещё раз или начните с главной страницы.'}{' '}
          Если нужно срочно, позвоните:{' '}
          <a className="link whitespace-nowrap" href={shop.phoneHref}>
            {shop.phone}
          </a>
        </>
      }
    >
      <LinkButton to={`${pathname}${search}`} reloadDocument look="primary">
        Попробовать ещё раз
      </LinkButton>
      <LinkButton to="/">На главную</LinkButton>
    </ErrorState>
  );
}
