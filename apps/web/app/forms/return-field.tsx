import { useLocation } from 'react-router';

/** Tells an action where to come back to: the page that the form stands on. */
export function ReturnField() {
  const { pathname, search } = useLocation();
  return <input type="hidden" name="returnTo" value={`${pathname}${search}`} />;
}
