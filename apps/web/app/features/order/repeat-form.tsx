import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';

/** Puts the goods of the order into the basket again: the one action of an order that is over, a quiet one before. */
export const RepeatForm = ({ isPrimary = false }: { isPrimary?: boolean }) => (
  <Form method="post">
    <input type="hidden" name="intent" value="repeat" />
    <Button look={isPrimary ? 'primary' : 'quiet'}>Повторить заказ</Button>
  </Form>
);
