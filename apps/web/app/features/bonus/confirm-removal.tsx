import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { bonusPath, eanText } from '../../entities/loyalty/labels.ts';
import { Button, LinkButton } from '../../ui/button.tsx';

interface ConfirmRemovalProps {
  id: string;
  ean: string;
  returnTo: string | null;
}

/** Nothing goes by one press: the card is named once more, and what becomes of its bonuses. */
export function ConfirmRemoval({ id, ean, returnTo }: ConfirmRemovalProps) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className="bonus-removal">
      <p ref={question} tabIndex={-1}>
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
