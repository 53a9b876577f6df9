import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Place } from './projection.ts';

/** Milliseconds to find out where somebody is. */
const locateTimeout = 10_000;

interface LocateButtonProps {
  /** What follows from knowing where somebody is. */
  label: string;
  /** What to do where the device does not tell. */
  otherwise: string;
  onLocate: (place: Place) => void;
}

/** Asks the device where it is, when somebody wants it: the browser asks for a permission first. */
export function LocateButton({ label, otherwise, onLocate }: LocateButtonProps) {
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle');
  const locate = () => {
    setState('looking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle');
        onLocate({ latitude, longitude });
      },
      () => setState('failed'),
      { timeout: locateTimeout, maximumAge: 60_000 },
    );
  };
  return (
    <span className="js-only inline-flex flex-wrap items-center gap-3">
      <Button type="button" look="soft" onClick={locate} disabled={state === 'looking'}>
        <Icon name="pin" size={18} />
        {state === 'looking' ? 'Определяем…' : label}
      </Button>
      {state === 'failed' ? (
        <span role="alert" className="text-14 text-warn">
          Не получилось узнать, где вы. {otherwise}
        </span>
      ) : null}
    </span>
  );
}
