import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import type { PromocodeFailure } from '../../entities/basket/basket-failure.ts';
import type { BasketPageQuery } from '../../generated/graphql.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { trackGoal } from '../../platform/goals/goals.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

type Basket = NonNullable<BasketPageQuery['basket']>;

interface PromocodeProps extends Pick<Basket, 'promocode' | 'promocodeStatus'> {
  failure: PromocodeFailure | null;
}

/** A field for the promotional code; once there is one, what it does and a button that gives it up. */
export function Promocode({ promocode, promocodeStatus, failure }: PromocodeProps) {
  const before = useRef(promocode);
  useEffect(() => {
    if (promocode !== null && promocode !== before.current) trackGoal('promocode', {});
    before.current = promocode;
  }, [promocode]);
  if (promocode === null) {
    return (
      <details className="form-fold mt-2" open={failure !== null}>
        <summary>Есть промокод?</summary>
        <Form method="post" action="/cart" preventScrollReset noValidate>
          <Field
            label="Промокод"
            name="promocode"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            defaultValue={failure?.enteredCode}
            error={failure?.message}
            className="promocode"
            end={
              <Button name="intent" value="promocode">
                Применить
              </Button>
            }
          />
          <Link to="/special-offers" className="link inline-block py-3 text-14">
            Где найти промокоды
          </Link>
        </Form>
      </details>
    );
  }
  return (
    <Form method="post" action="/cart" className="mt-5 flex items-start justify-between gap-3" preventScrollReset>
      <p className="min-w-0 text-14">
        Промокод <b className="font-medium">{promocode}</b>
        {promocodeStatus?.isApplied ? <span className="block text-good">{nbsp(promocodeStatus.name ?? 'Применён')}</span> : null}
        {promocodeStatus?.message ? <span className="block text-warn">{promocodeStatus.message}</span> : null}
      </p>
      <Button name="intent" value="drop-promocode" aria-label={`Убрать промокод ${promocode}`}>
        Убрать
      </Button>
    </Form>
  );
}
