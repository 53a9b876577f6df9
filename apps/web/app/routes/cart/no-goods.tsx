import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { Suggested } from '../../entities/viewed/suggested.server.ts';
import { SuggestedGoods } from '../../entities/viewed/suggested.ts';
import { PageTitle } from '../../platform/head/page-title.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { emptyBasket } from '../../ui/drawings.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';

interface EmptyBasketProps {
  children: ReactNode;
  isFailed: boolean;
  suggested: Suggested | null;
}

export function EmptyBasket({ children, isFailed, suggested }: EmptyBasketProps) {
  return (
    <>
      <PageTitle title="Корзина" isFailed={isFailed} />
      <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Корзина' }]} />
      <EmptyState drawing={emptyBasket} level={1} title="Корзина пуста" text="Товары, которые вы выберете, будут ждать здесь.">
        <LinkButton to="/catalog" look="primary">
          Перейти в каталог
        </LinkButton>
      </EmptyState>
      <div className="mx-auto max-w-[44rem]">{children}</div>
      <SuggestedGoods suggested={suggested} />
    </>
  );
}

/** It can be given up as a whole (spec 1 §4). */
export function UnreadableBasket() {
  return (
    <>
      <PageTitle title="Корзина" isFailed />
      <ErrorState
        level={1}
        title="Корзина не загружается"
        text="Попробуйте ещё раз через минуту: товары в ней сохранены. Если не помогает, корзину можно очистить и собрать заново."
      >
        <LinkButton to="/cart" reloadDocument look="primary">
          Попробовать ещё раз
        </LinkButton>
        <Form method="post" action="/cart">
          <Button name="intent" value="clear">
            Очистить корзину
          </Button>
        </Form>
      </ErrorState>
    </>
  );
}
