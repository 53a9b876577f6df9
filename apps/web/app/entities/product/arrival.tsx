import { Form, Link } from 'react-router';
import { ReturnField } from '../../forms/return-field.tsx';
import { useShell } from '../../platform/session/use-shell.ts';
import { Button } from '../../ui/button.tsx';

/** What somebody waits for: that it is there again or, where it is, that it costs less. */
const labels = {
  arrival: { ask: 'Сообщить о поступлении', stop: 'Не сообщать о поступлении', guest: 'Сообщить о поступлении' },
  price: { ask: 'Сообщить о снижении цены', stop: 'Не сообщать о снижении цены', guest: 'Войдите, и мы сообщим о снижении цены' },
} as const;

interface Waiting {
  about: keyof typeof labels;
  productId: string;
  url: string;
  /** Id of what says the name of the product; given on a card, which is one of many and has little room. */
  describedBy?: string;
}

/** Asks to be told when the product is there again, or costs less; a guest signs in first and comes back. */
export function Arrival({ about, productId, url, describedBy }: Waiting) {
  const { viewer } = useShell();
  const { ask: subscribe, stop: unsubscribe, guest } = labels[about];
  const isOnCard = describedBy !== undefined;
  const look = isOnCard ? 'quiet' : about === 'arrival' ? 'primary' : null;
  if (viewer === null) {
    return (
      <Link
        to={`/user/login?returnTo=${encodeURIComponent(url)}`}
        className={look === null ? 'link link-alone text-14' : `button button-${look} button-wide`}
        aria-describedby={describedBy}
      >
        {isOnCard ? subscribe : guest}
      </Link>
    );
  }
  const isWaited = viewer.watchedProductIds.includes(productId);
  const buttonProps =
    look === null
      ? ({ look: 'quiet', className: '-ml-3' } as const)
      : // What is done already is not pressed on anybody.
        ({ look: isWaited ? 'quiet' : look, wide: true } as const);
  return (
    <Form method="post" action="/account/arrival" preventScrollReset>
      <ReturnField />
      <input type="hidden" name="about" value={about} />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="wanted" value={isWaited ? 'no' : 'yes'} />
      <Button {...buttonProps} aria-describedby={describedBy}>
        {isWaited ? unsubscribe : subscribe}
      </Button>
    </Form>
  );
}
