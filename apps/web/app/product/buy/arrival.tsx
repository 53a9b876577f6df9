import { Form, Link } from 'react-router';
import { ReturnField } from '../../shell/return-field.tsx';
import { useShell } from '../../shell/use-shell.ts';
import { Button } from '../../ui/button.tsx';

/** Asks to be told when the product is there again; a guest signs in first and comes back. */
export function Arrival({ productId, url }: { productId: string; url: string }) {
  const { viewer } = useShell();
  if (viewer === null) {
    return (
      <Link to={`/user/login?returnTo=${encodeURIComponent(url)}`} className="link link-alone">
        Войдите, и мы сообщим о поступлении
      </Link>
    );
  }
  const isWaited = viewer.waitedFor.includes(productId);
  return (
    <Form method="post" action="/account/arrival">
      <ReturnField />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="wanted" value={isWaited ? 'no' : 'yes'} />
      <Button wide>{isWaited ? 'Не сообщать о поступлении' : 'Сообщить о поступлении'}</Button>
    </Form>
  );
}
