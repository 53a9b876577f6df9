import { saleStart } from '../../entities/basket/receiving.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

interface Code {
  isPreorder: boolean;
  pickupDayText: string | null | undefined;
}

/** When a code comes, as the steps say it. */
export const codeComes = ({ isPreorder, pickupDayText }: Code): string => (isPreorder ? saleStart(pickupDayText) : 'сразу после оплаты');

const stepsOf = (comes: string): readonly { icon: IconName; name: string; text: string }[] => [
  { icon: 'card', name: 'Оплатите заказ', text: 'Картой или по СБП на сайте. Адрес и курьер не нужны.' },
  { icon: 'letter', name: 'Получите письмо', text: `Код придёт на электронную почту, указанную в заказе, ${comes}.` },
  { icon: 'check', name: 'Введите код', text: 'В письме есть сам код: введите его там, где он действует.' },
];

/** How a code reaches whoever has bought it. */
export const CodeSteps = ({ comes }: { comes: string }) => (
  <>
    <ol className="code-steps">
      {stepsOf(comes).map(({ icon, name, text }) => (
        <li key={name}>
          <Icon name={icon} size={24} className="text-accent" />
          <b className="font-medium">{name}</b>
          <span className="text-14 text-ink-soft">{text}</span>
        </li>
      ))}
    </ol>
    <p className="mt-4 text-14 text-ink-faint">Письма нет? Проверьте папку «Спам». Отправленный код возврату не подлежит.</p>
  </>
);
