import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';

interface RepeatFormProps {
  /** The order's page, where the form does not stand on it. */
  action?: string;
  /** Id of the order's heading, where there are several orders. */
  describedBy?: string;
  look?: 'primary' | 'soft' | 'quiet';
  label?: string;
}

/** Puts the goods of the order into the basket again: the one action of an order that is over, a quiet one before. */
export const RepeatForm = ({ action, describedBy, look = 'quiet', label = 'Повторить заказ' }: RepeatFormProps) => (
  <Form method="post" action={action}>
    <input type="hidden" name="intent" value="repeat" />
    <Button look={look} aria-describedby={describedBy}>
      {label}
    </Button>
  </Form>
);
