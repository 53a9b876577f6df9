import { Form } from 'react-router';
import { ReturnField } from '../../forms/return-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';

/** What the shop writes about, by the provider's names (ours; the specification has none). */
const mailings: readonly { type: string; name: string; text: string }[] = [
  { type: 'sale', name: 'Скидки и акции', text: 'Не чаще раза в неделю.' },
  { type: 'news', name: 'Новинки', text: 'Что появилось в магазинах, раз в месяц.' },
  { type: 'reviews', name: 'Обзоры и советы', text: 'Как выбрать технику и ухаживать за ней.' },
];

/** What is sent by e-mail besides orders; it comes back to the page that it stands on. */
export function MailingsForm({ subscribedTypes }: { subscribedTypes: readonly string[] }) {
  const others = subscribedTypes.filter((type) => !mailings.some((mailing) => mailing.type === type));
  return (
    <Form method="post" action="/account/mailings" className="form">
      <ReturnField />
      {mailings.map(({ type, name, text }) => (
        <Checkbox key={type} name="type" value={type} label={name} hint={text} defaultChecked={subscribedTypes.includes(type)} />
      ))}
      {/* What this shop has no words for stays as it is. */}
      {others.map((type) => (
        <input key={type} type="hidden" name="type" value={type} />
      ))}
      <Button look="primary" className="form-submit">
        Сохранить
      </Button>
    </Form>
  );
}
