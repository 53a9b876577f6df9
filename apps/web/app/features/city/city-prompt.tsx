import { useFetcher } from 'react-router';
import { ReturnField } from '../../forms/return-field.tsx';
import { useShell } from '../../platform/session/use-shell.ts';
import { Button } from '../../ui/button.tsx';
import { CityLink } from './city-link.tsx';

/** Asks whether the city is right until the visitor has said so. */
export default function CityPrompt() {
  const { city, isCityConfirmed } = useShell();
  const fetcher = useFetcher();
  if (isCityConfirmed || fetcher.formData) return null;
  return (
    <section aria-label="Ваш город" className="city-prompt">
      <div className="container-shop">
        <p>
          <span>Ваш город — </span>
          <b>{city.name}</b>?
        </p>
        <fetcher.Form method="post" action="/preferences?stay">
          <input type="hidden" name="intent" value="city" />
          <input type="hidden" name="cityId" value={city.id} />
          <input type="hidden" name="quiet" value="1" />
          <ReturnField />
          <Button look="soft" className="px-4 text-14">
            Да, верно
          </Button>
        </fetcher.Form>
        <CityLink className="button button-quiet px-3 text-14">Другой город</CityLink>
      </div>
    </section>
  );
}
