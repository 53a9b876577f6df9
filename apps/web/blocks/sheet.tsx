import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { cardLabels } from '../app/entities/product/labels.ts';
import { Shelf, ShelfSkeleton } from '../app/entities/product/shelf.tsx';
import { cards } from '../app/testing/cards.ts';
import { Badge } from '../app/ui/badge.tsx';
import { Breadcrumbs } from '../app/ui/breadcrumbs.tsx';
import { Button, LinkButton } from '../app/ui/button.tsx';
import { Dialog } from '../app/ui/dialog.tsx';
import { Checkbox, Field, RadioCard } from '../app/ui/field.tsx';
import { Pagination } from '../app/ui/pagination.tsx';
import { Price } from '../app/ui/price.tsx';
import { Rating } from '../app/ui/rating.tsx';
import { EmptyState, ErrorState } from '../app/ui/states.tsx';
import { When } from '../app/ui/when.tsx';
import { isTheme } from './themes.ts';

export const meta = () => [{ title: 'Строительные блоки' }, { name: 'robots', content: 'noindex' }];

/** The building blocks in one theme, from the very components that the screens are made of. */
export default function BlockSheet() {
  const { theme } = useParams();
  const colorScheme = isTheme(theme) ? theme : undefined;
  return (
    <main
      id="mainContent"
      className="container-shop py-10"
      style={{ colorScheme, background: 'var(--paper)', color: 'var(--ink)', maxWidth: 'none' }}
    >
      <h1 className="mb-4 text-28">Строительные блоки</h1>
      <Block title="Кнопки">
        <Buttons />
      </Block>
      <Block title="Поля">
        <Fields />
      </Block>
      <Block title="Знаки и цены">
        <Marks />
      </Block>
      <Block title="Переходы">
        <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Смартфоны', url: '/catalog' }, { name: 'Vega' }]} />
        <Pagination current={3} count={9} href={(page) => `/blocks?page=${page}`} />
      </Block>
      <Block title="Состояния">
        <p className="notice-plain mb-4">Эти товары придут разными заказами.</p>
        <p className="notice-warn mb-4">Часть товаров закончилась.</p>
        <EmptyState title="Корзина пуста" text="Товары, которые вы выберете, будут ждать здесь.">
          <LinkButton to="/blocks" look="primary">
            Перейти в каталог
          </LinkButton>
        </EmptyState>
        <ErrorState title="Не получилось загрузить страницу" text="Подождите немного и попробуйте ещё раз.">
          <Button>Попробовать ещё раз</Button>
        </ErrorState>
      </Block>
      <Block title="Окна">
        <Windows />
      </Block>
      <Shelf title="Карточки и полка" products={cards.map(cardLabels)} />
      <ShelfSkeleton />
    </main>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mb-8">
      <h2 className="mb-3 text-22">{title}</h2>
      {children}
    </section>
  );
}

const looks = ['primary', 'secondary', 'soft', 'quiet'] as const;

function Buttons() {
  return (
    <div className="flex flex-wrap gap-3">
      {looks.map((look) => (
        <Button key={look} look={look}>
          {look}
        </Button>
      ))}
      <Button look="primary" aria-disabled>
        отправляется
      </Button>
      <Button disabled>недоступна</Button>
    </div>
  );
}

function Fields() {
  return (
    <div className="form">
      <Field label="Имя" defaultValue="Анна" />
      <Field label="Телефон" hint="Оператор позвонит на этот номер." placeholder="+7 (___) ___-__-__" />
      <Field label="Электронная почта" defaultValue="anna@" error="Пожалуйста, введите корректный email." />
      <Checkbox label="Согласен на обработку персональных данных" defaultChecked />
      <Checkbox label="Получать новости" error="Для завершения необходимо согласие." />
      <fieldset className="ways">
        <legend className="visually-hidden">Как получить</legend>
        <RadioCard name="way" label="Самовывоз" aside={<Price value={0} />} defaultChecked>
          <When option={{ kind: 'STORE', minutes: null, interval: null, timeText: 'завтра с 10:00', day: '2026-11-24' }} />
        </RadioCard>
        <RadioCard name="way" label="Курьер" aside={<Price value={399} />}>
          <When option={{ kind: 'COURIER', minutes: null, interval: '10:00 - 14:00', timeText: '', day: '2026-11-25' }} />
        </RadioCard>
      </fieldset>
    </div>
  );
}

function Marks() {
  return (
    <div className="flex flex-wrap items-baseline gap-3">
      <Badge look="sale">−20 000 ₽</Badge>
      <Badge look="good">Хит</Badge>
      <Badge look="warn">Уценка</Badge>
      <Badge>Новинка</Badge>
      <Price value={24_990} />
      <Price value={89_990} old={109_990} size="card" />
      <Price value={0} size="page" />
      <Rating rating={4.7} count={128} />
      <Rating rating={null} count={0} />
    </div>
  );
}

function Windows() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" onClick={() => setOpen(true)}>
        Открыть окно
      </Button>
      {isOpen ? (
        <Dialog title="Выбор города" onClose={() => setOpen(false)}>
          <Field label="Название города" autoComplete="off" />
        </Dialog>
      ) : null}
    </>
  );
}
