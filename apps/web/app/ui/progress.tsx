import { useNavigation } from 'react-router';

/** A line at the top while the next screen is loading; the delay of 200 ms is the animation's own (spec 1 §9). */
export function Progress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className="progress" aria-hidden="true" />;
}
