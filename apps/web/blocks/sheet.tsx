import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { cardLabels } from '../app/entities/product/labels.ts';
import { Shelf, ShelfSkeleton } from '../app/entities/product/shelf.tsx';
import { cards } from '../app/testing/cards.ts';
import drawing from '../app/testing/drawing.svg?url';
import { Badge } from '../app/ui/badge.tsx';
import { Banner } from '../app/ui/banner.tsx';
import { Breadcrumbs } from '../app/ui/breadcrumbs.tsx';
import { Button, LinkButton } from '../app/ui/button.tsx';
import { Dialog } from '../app/ui/dialog.tsx';
import { Fact } from '../app/ui/fact.tsx';
import { Checkbox, Field, RadioCard } from '../app/ui/field.tsx';
import { FiltersButton, FiltersSheet } from '../app/ui/filters-sheet.tsx';
import { Heading } from '../app/ui/heading.tsx';
import { Icon, iconNames } from '../app/ui/icon.tsx';
import { Notice } from '../app/ui/notice.tsx';
import { Pagination } from '../app/ui/pagination.tsx';
import { Price } from '../app/ui/price.tsx';
import { PrintButton } from '../app/ui/print-button.tsx';
import { Rating } from '../app/ui/rating.tsx';
import { Skeleton } from '../app/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../app/ui/states.tsx';
import { Stepper } from '../app/ui/stepper.tsx';
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
      <Heading level={1} className="mb-4">
        Строительные блоки
      </Heading>
      <Block title="Кнопки">
        <Buttons />
      </Block>
      <Block title="Заголовки">
        <Headings />
      </Block>
      <Block title="Поля">
        <Fields />
      </Block>
      <Block title="Знаки и цены">
        <Marks />
      </Block>
      <Block title="Количество">
        <Steppers />
      </Block>
      <Block title="Переходы">
        <Breadcrumbs steps={[{ name: 'Главная', url: '/' }, { name: 'Смартфоны', url: '/catalog' }, { name: 'Vega' }]} />
        <Pagination current={3} count={9} href={(page) => `/blocks?page=${page}`} />
      </Block>
      <Block title="Состояния">
        <Notice look="plain" className="mb-4">
          Эти товары придут разными заказами.
        </Notice>
        <Notice look="warn" className="mb-4">
          Часть товаров закончилась.
        </Notice>
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
      <Block title="Фильтры">
        <div className="flex gap-2">
          <FiltersButton count={0} />
          <FiltersButton count={3} />
        </div>
        <FiltersSheet>
          <Checkbox name="brand" label="Samsung" defaultChecked />
          <Checkbox name="brand" label="LG" />
        </FiltersSheet>
      </Block>
      <Block title="Пока загружается">
        <Skeleton className="mb-2 h-6 w-48" />
        <Skeleton className="h-4 w-80" />
      </Block>
      <Block title="Баннер и картинка">
        <Banner banner={{ title: 'Неделя смартфонов', text: 'Скидки до 20 %', url: '/blocks', image: drawing }} />
        <Banner banner={{ title: 'Без картинки', text: null, url: '/blocks', image: null }} className="mt-4" />
      </Block>
      <Block title="Сведения">
        <dl className="order-facts">
          <Fact name="Оформлен">20 ноября</Fact>
          <Fact name="Сумма">24 990 ₽</Fact>
        </dl>
        <PrintButton wide={false} />
      </Block>
      <Block title="Значки">
        <Icons />
      </Block>
      <Block title="Цвета и отступы">
        <Tokens />
      </Block>
      <Shelf title="Карточки и полка" products={cards.map(cardLabels)} />
      <ShelfSkeleton />
    </main>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mb-8">
      <Heading level={2} className="mb-3">
        {title}
      </Heading>
      {children}
    </section>
  );
}

const sizes = [14, 16, 18, 22, 28, '22-28', '22-36', '28-36'] as const;
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

function Headings() {
  return (
    <>
      {sizes.map((size) => (
        <Heading key={size} level={3} size={size} className="mb-2">
          Смартфоны и аксессуары, {size}
        </Heading>
      ))}
    </>
  );
}

function Steppers() {
  const number = (quantity: number) => (
    <output aria-label="Количество" className="tabular w-12 content-center text-center">
      {quantity}
    </output>
  );
  return (
    <div className="flex flex-wrap gap-6">
      {[1, 2].map((quantity) => (
        <Stepper key={quantity} about="steppers" less={{ disabled: quantity === 1 }} more={{}}>
          {number(quantity)}
        </Stepper>
      ))}
      <Stepper about="steppers" less={{}} more="Больше нет">
        {number(5)}
      </Stepper>
      <span id="steppers">Штук</span>
    </div>
  );
}

function Icons() {
  return (
    <ul className="flex flex-wrap gap-4">
      {iconNames.map((name) => (
        <li key={name} className="flex items-center gap-1 text-12">
          <Icon name={name} />
          {name}
        </li>
      ))}
    </ul>
  );
}

const colors = ['paper', 'surface', 'sunken', 'ground', 'line', 'edge', 'ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong'].concat([
  'accent-soft',
  'on-accent',
  'sale',
  'sale-soft',
  'good',
  'good-soft',
  'warn',
  'warn-soft',
  'bonus',
]);
const spaces = [2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 64];

function Tokens() {
  return (
    <ul className="flex flex-wrap items-end gap-3 text-12">
      {colors.map((name) => (
        <li key={name}>
          <span className="block" style={{ height: 32, border: '1px solid var(--line)', background: `var(--${name})` }} />
          {name}
        </li>
      ))}
      {spaces.map((step) => (
        <li key={step}>
          <span className="block" style={{ width: `var(--space-${step})`, height: 16, background: 'var(--ink-soft)' }} />
          {step}
        </li>
      ))}
    </ul>
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
        <RadioCard name="way" label="Курьер" aside={<Price value={399_00} />}>
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
      <Price value={24_990_00} />
      <Price value={89_990_00} old={109_990_00} size="card" />
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
