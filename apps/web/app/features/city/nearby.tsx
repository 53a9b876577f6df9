import { useFetcher } from 'react-router';
import { LocateButton } from '../../entities/map/locate-button.tsx';
import type { Nearest } from './nearest.ts';

/** Of a degree: about a kilometre, which is enough to tell one city from another and not to find anybody. */
const digits = 2;

/** The city around the device, as a button of the form around it. */
export function NearbyCity() {
  const { submit, data, state } = useFetcher<Nearest>({ key: 'nearby-city' });
  const isAnswered = state === 'idle' && data !== undefined;
  return (
    <div className="js-only mb-4">
      <LocateButton
        label="Определить мой город"
        otherwise="Найдите город по названию."
        onLocate={({ latitude, longitude }) =>
          void submit({ latitude: latitude.toFixed(digits), longitude: longitude.toFixed(digits) }, { method: 'post', action: '/city' })
        }
      />
      <p role="status" className="mt-2">
        {isAnswered && data.city === null ? 'Город рядом с вами сейчас не определить. Найдите его по названию.' : null}
        {isAnswered && data.city !== null ? (
          <>
            Похоже, вы здесь:{' '}
            <button type="submit" name="cityId" value={data.city.id} className="link min-h-6 font-medium">
              {data.city.name}
            </button>
          </>
        ) : null}
      </p>
    </div>
  );
}
