import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { balanceText, bonusPath, type Card, changeText, eanText, entryText } from '../../entities/loyalty/labels.ts';
import { shop } from '../../platform/company.ts';
import { dateText } from '../../platform/format/dates.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import type { Barcode } from './codes.server.ts';

interface CardViewProps {
  card: Card & {
    bars: Barcode | null;
    qr: { side: number; path: string };
    isSpendable: boolean;
    /** The phone that has to be confirmed, its digits hidden; null where nobody says. */
    phone: string | null;
  };
  /** Whether the shopper is asked if it is to go. */
  isRemoving: boolean;
  returnTo: string | null;
}

/** A card as it is shown at the till, what it holds, and what has come and gone. */
export function CardView({ card, isRemoving, returnTo }: CardViewProps) {
  const { id, ean, balance, isActive, isSpendable, phone, entries, bars, qr } = card;
  const number = eanText(ean);
  return (
    <section aria-label={`Карта ${number}`} className="bonus-card">
      <div className="bonus-plastic">
        <PlasticHead />
        {balance === null ? null : <p className="bonus-plastic-sum">{balanceText(balance.amount)}</p>}
        <div className="bonus-codes">
          {bars === null ? null : (
            <svg viewBox={`0 0 ${bars.width} ${bars.height}`} role="img" aria-label={`Штрихкод карты ${number}`} className="bonus-bars">
              <path fill="#000" shapeRendering="crispEdges" d={bars.path} />
            </svg>
          )}
          <svg viewBox={`0 0 ${qr.side} ${qr.side}`} role="img" aria-label={`QR-код карты ${number}`} className="bonus-qr">
            <path fill="#000" shapeRendering="crispEdges" d={qr.path} />
          </svg>
          <p className="tabular bonus-number">{number}</p>
        </div>
      </div>
      <div className="min-w-0">
        {balance === null ? <p className="text-ink-soft">{balanceText(null)}</p> : null}
        {phone === null ? null : (
          <p className="text-14 text-ink-soft">
            Карта оформлена на <span className="whitespace-nowrap">{phone}</span>
          </p>
        )}
        {isActive ? <p className="text-14 text-ink-soft">Сюда начисляются бонусы за ваши заказы.</p> : null}
        {balance === null || isSpendable ? null : (
          <p className="text-14 text-ink-soft">Чтобы списывать бонусы с этого устройства, подтвердите номер карты ниже.</p>
        )}
        {isRemoving ? (
          <ConfirmRemoval id={id} ean={ean} returnTo={returnTo} />
        ) : (
          <LinkButton to={bonusPath(returnTo, id)} look="quiet" className="mt-2 -ml-3" preventScrollReset>
            Убрать карту<span className="visually-hidden"> {number}</span>
          </LinkButton>
        )}
      </div>
      {entries.length === 0 ? null : (
        <details className="bonus-history">
          <summary>История бонусов</summary>
          <ul>
            {entries.map((entry, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a ledger that only the server adds to, and its entries have no ids
              <li key={at}>
                <span>
                  {entryText(entry)}
                  {entry.orderId === null ? null : (
                    <>
                      {' '}
                      <Link to={`/account/orders/${entry.orderId}`} className="link underline">
                        № {entry.orderId}
                      </Link>
                    </>
                  )}
                  {entry.happenedAt === null ? null : (
                    <time dateTime={entry.happenedAt} className="block text-14 text-ink-soft">
                      {dateText(entry.happenedAt)}
                    </time>
                  )}
                </span>
                <span className={`tabular whitespace-nowrap ${entry.amount.amount < 0 ? '' : 'text-good'}`}>
                  {changeText(entry.amount.amount)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** The head of a card: whose it is. */
export const PlasticHead = () => (
  <p className="bonus-plastic-head">
    <b>{shop.name}</b>
    <span>Бонусная карта</span>
  </p>
);

interface ConfirmRemovalProps {
  id: string;
  ean: string;
  returnTo: string | null;
}

/** Nothing goes by one press: the card is named once more, and what becomes of its bonuses. */
function ConfirmRemoval({ id, ean, returnTo }: ConfirmRemovalProps) {
  const questionRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => questionRef.current?.focus(), []);
  return (
    <div className="bonus-removal">
      <p ref={questionRef} tabIndex={-1}>
        Убрать карту <span className="tabular whitespace-nowrap">{eanText(ean)}</span> из личного кабинета?
      </p>
      <p className="text-14 text-ink-soft">Бонусы на ней сохранятся. Чтобы добавить карту снова, понадобится код из СМС.</p>
      <Form method="post" action={bonusPath(returnTo)} className="flex flex-wrap gap-2" preventScrollReset>
        <input type="hidden" name="cardId" value={id} />
        <input type="hidden" name="ean" value={ean} />
        <Button name="intent" value="remove">
          Да, убрать
        </Button>
        <LinkButton to={bonusPath(returnTo)} look="quiet" preventScrollReset>
          Оставить
        </LinkButton>
      </Form>
    </div>
  );
}
