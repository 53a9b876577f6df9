import { useShell } from '../../platform/session/use-shell.ts';
import { Heading } from '../../ui/heading.tsx';
import './list.css';

type Cities = readonly { id: string; name: string; region: string | null }[];

/** What is known of the cities for a text. */
export interface CityListProps {
  cities: Cities | null;
  /** Large ones besides those that were found. */
  others: Cities;
  text: string;
}

/** Cities as buttons of the form around them; the region tells apart those of one name. */
export function CityList({ cities, others, text }: CityListProps) {
  return (
    <>
      {cities === null ? (
        <p>Список городов сейчас не загружается. Обновите страницу чуть позже.</p>
      ) : cities.length === 0 ? (
        <p>Города «{text}» среди наших нет. Проверьте название или выберите ближайший крупный город.</p>
      ) : (
        <Buttons cities={cities} />
      )}
      {others.length === 0 ? null : (
        <>
          <Heading level={3} size={16} className="mt-6 mb-2">
            Крупные города
          </Heading>
          <Buttons cities={others} />
        </>
      )}
    </>
  );
}

function Buttons({ cities }: { cities: Cities }) {
  const { city: currentCity } = useShell();
  return (
    <ul className="city-list">
      {cities.map((city) => (
        <li key={city.id}>
          <button type="submit" name="cityId" value={city.id} aria-current={city.id === currentCity.id ? 'true' : undefined}>
            {city.name}
            {city.region === city.name ? null : <span>{city.region}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
