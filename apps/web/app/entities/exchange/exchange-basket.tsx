import { Form, Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import { DeviceList } from './exchange-devices.tsx';
import type { Device } from './exchange-labels.ts';
import { surplusText } from './surplus.ts';

interface BasketExchangeProps {
  devices: readonly Device[];
  /** Lines of the basket. */
  items: readonly { id: string; discounts: Parameters<typeof surplusText>[1] }[];
}

/** Old devices of the basket: each can be taken back; what is missing before they count, and what does not count, is said. */
export function BasketExchange({ devices, items }: BasketExchangeProps) {
  if (devices.length === 0) return null;
  const isIdle = devices.every(({ itemId }) => itemId === null);
  const isRefused = devices.some(({ price }) => price === null);
  const surpluses = items.flatMap(({ id, discounts }) => {
    const ofLine = devices.filter(({ itemId }) => itemId === id).map((device) => ({ ...device, value: device.price?.amount ?? 0 }));
    const text = surplusText(ofLine, discounts);
    return text === null ? [] : [{ id, text }];
  });
  return (
    <section aria-labelledby="exchange" className="mt-8">
      <Heading level={2} size={18} id="exchange" className="mb-3">
        Ваши устройства для обмена
      </Heading>
      <DeviceList devices={devices}>
        {({ tId }) => (
          <Form method="post" action="/cart" preventScrollReset>
            <input type="hidden" name="tId" value={tId ?? ''} />
            <Button look="quiet" name="intent" value="take-back" aria-describedby={`device-${tId}`}>
              Убрать
            </Button>
          </Form>
        )}
      </DeviceList>
      {isIdle ? (
        <p className="mt-3 text-14 text-warn">
          Скидка появится, когда в корзине будет новый смартфон, планшет, ноутбук или другой товар с пометкой «Трейд-ин».
        </p>
      ) : null}
      {surpluses.map(({ id, text }) => (
        <p key={id} className="mt-3 text-14 text-warn">
          {text}
        </p>
      ))}
      {isRefused ? <p className="mt-3 text-14 text-warn">Оценка одного из устройств устарела. Уберите его или оцените заново.</p> : null}
      <p className="mt-3 text-14">
        <Link to="/trade-in" className="link">
          Оценить ещё одно устройство
        </Link>
      </p>
    </section>
  );
}
