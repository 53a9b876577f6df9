interface CityListProps {
  cities: readonly { id: string; name: string; region: string | null }[] | null;
  text: string;
}

/** Cities as buttons of the form around them; the region tells apart those of one name. */
export function CityList({ cities, text }: CityListProps) {
  if (cities === null) return <p>Список городов сейчас не загружается. Обновите страницу чуть позже.</p>;
  if (cities.length === 0) return <p>Города «{text}» среди наших нет. Проверьте название или выберите ближайший крупный город.</p>;
  return (
    <ul className="city-list">
      {cities.map((city) => (
        <li key={city.id}>
          <button type="submit" name="cityId" value={city.id}>
            {city.name}
            <span>{city.region}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
