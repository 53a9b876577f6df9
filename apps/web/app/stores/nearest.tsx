import { useState } from 'react';
import type { Place } from '../map/projection.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** Milliseconds to find out where somebody is. */
const patience = 10_000;

/** Asks the device where it is, when somebody wants it; the answer stays on the device. */
export function NearestButton({ onFound }: { onFound: (place: Place) => void }) {
  const announce = useAnnounce();
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle');
  const look = () => {
    setState('looking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        announce('Сначала показаны ближайшие к вам');
        onFound({ latitude, longitude });
      },
      () => setState('failed'),
      { timeout: patience, maximumAge: 60_000 },
    );
  };
  return (
    <span className="js-only inline-flex flex-wrap items-center gap-3">
      <Button type="button" look="soft" onClick={look} disabled={state === 'looking'}>
        <Icon name="pin" size={18} />
        {state === 'looking' ? 'Определяем…' : 'Ближайшие ко мне'}
      </Button>
      {state === 'failed' ? (
        <span role="alert" className="text-14 text-warn">
          Не получилось узнать, где вы. Введите адрес.
        </span>
      ) : null}
    </span>
  );
}
