import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

/** Seconds between two looks. */
const pause = 3;

/** The bank has not answered yet: the page looks again by itself, with and without JavaScript. */
export function WaitingScreen({ orderId, path }: { orderId: string; path: string }) {
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    if (state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), pause * 1000);
    return () => clearTimeout(timer);
  }, [revalidate, state]);

  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={String(pause)} />
      </noscript>
      <div role="status">
        <EmptyState
          level={1}
          title="Платёж обрабатывается"
          text="Банк ещё не ответил. Обычно это занимает несколько секунд, страница обновится сама. Второй раз платить не нужно."
        >
          <LinkButton to={path} reloadDocument look="primary">
            Обновить
          </LinkButton>
          <LinkButton to={`/order-info/${orderId}`}>К заказу</LinkButton>
        </EmptyState>
      </div>
    </>
  );
}
