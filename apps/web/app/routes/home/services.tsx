import { Link } from 'react-router';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';

/** What the shop does besides selling: each has a page of its own. */
const services = [
  { path: '/repair', icon: 'warranty', name: 'Ремонт', text: 'Цена известна сразу' },
  { path: '/trade-in', icon: 'returns', name: 'Трейд-ин', text: 'Старое — в зачёт' },
  { path: '/delivery/pay', icon: 'card', name: 'Рассрочка', text: 'Проценты платим мы' },
  { path: '/delivery', icon: 'truck', name: 'Доставка', text: 'Курьер и самовывоз' },
] as const;

/** The services of the shop, all in sight at once. */
export default function Services() {
  return (
    <section aria-labelledby="home-services" className="mt-10">
      <Heading level={2} id="home-services" className="mb-4">
        Сервисы
      </Heading>
      <ul className="home-services">
        {services.map(({ path, icon, name, text }) => (
          <li key={path}>
            <Link to={path}>
              <Icon name={icon} size={28} />
              <b>{name}</b>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
