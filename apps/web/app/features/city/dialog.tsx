import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { ReturnField } from '../../forms/return-field.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CityList, type CityListProps } from './list.tsx';
import { NearbyCity } from './nearby.tsx';

const fieldId = 'city-name';

/** Milliseconds without a key before cities are looked up. */
const pause = 250;

/** The choice of the city in a window. */
export default function CityDialog({ onClose }: { onClose: () => void }) {
  const { load, data } = useFetcher<CityListProps>({ key: 'cities' });
  const change = useFetcher({ key: 'city' });
  const announce = useAnnounce();
  const [text, setText] = useState('');

  // The window is open by now, and its field is what it was opened for.
  useEffect(() => document.getElementById(fieldId)?.focus(), []);

  useEffect(() => {
    const timer = setTimeout(() => void load(`/city?q=${encodeURIComponent(text)}`), text === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text, load]);

  // The answer is a result, or a way to the same page of the new city.
  const { state } = change;
  const before = useRef(state);
  useEffect(() => {
    const isDone = before.current !== 'idle' && state === 'idle';
    before.current = state;
    if (!isDone) return;
    announce('Город изменён');
    onClose();
  }, [state, announce, onClose]);

  return (
    <Dialog title="Выбор города" onClose={onClose}>
      <Field
        id={fieldId}
        label="Название города"
        autoComplete="off"
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="mt-4 min-h-80" aria-live="polite">
        {data === undefined ? (
          <Skeleton className="h-80 w-full" />
        ) : (
          <change.Form method="post" action="/preferences?stay">
            <input type="hidden" name="intent" value="city" />
            <ReturnField />
            <NearbyCity />
            <CityList cities={data.cities} others={data.others} text={data.text} />
          </change.Form>
        )}
      </div>
    </Dialog>
  );
}
