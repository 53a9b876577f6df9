import type { ReactNode } from 'react';
import { shop } from '../../platform/company.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { PhoneState } from './phone-state.ts';
import './ways.css';

interface ContactWaysProps {
  phone: PhoneState;
  /** What stands beside them. */
  children?: ReactNode;
}

/** How somebody of the shop is reached: by phone, and whether it is answered now, and in writing. */
export function ContactWays({ phone, children }: ContactWaysProps) {
  return (
    <div className="contacts-ways">
      <section aria-labelledby="call" className="panel">
        <Heading level={2} size={18} id="call">
          Позвонить
        </Heading>
        <p>
          <a href={shop.phoneHref} className="link link-alone gap-2 tabular text-22 font-medium">
            <Icon name="phone" size={22} />
            {shop.phone}
          </a>
        </p>
        <p>
          <span className={phone.isAnswered ? 'text-good' : 'text-warn'}>{phone.text}</span>
          <span className="block text-14 text-ink-soft">Звонок бесплатный, {shop.hours} по Москве</span>
        </p>
      </section>
      <section aria-labelledby="write" className="panel">
        <Heading level={2} size={18} id="write">
          Написать
        </Heading>
        <p>
          <a href={`mailto:${shop.email}`} className="link link-alone gap-2 font-medium">
            <Icon name="letter" size={22} />
            {shop.email}
          </a>
        </p>
        <p className="text-14 text-ink-soft">Если вопрос о заказе, укажите его номер: так ответим быстрее.</p>
      </section>
      {children}
    </div>
  );
}
