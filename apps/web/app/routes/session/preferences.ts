import { data, redirect } from 'react-router';
import { dataOrRedirect, formOf, identifier, safePath, text } from '../../forms/answer.server.ts';
import { CityByIdDocument } from '../../generated/graphql.ts';
import { shop } from '../../platform/company.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { cityOfPath, inOtherCity } from '../../platform/session/city-path.ts';
import { clearCookie, lifetime, writeCookie } from '../../platform/session/cookies.server.ts';
import { leaveNotice } from '../../platform/session/notice.server.ts';
import type { Route } from './+types/preferences';

/** The visitor's own choices, each a cookie. Every form sends `intent` and `returnTo`, the path to come back to. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request);
  const returnTo = safePath(form.get('returnTo'));

  switch (text(form, 'intent')) {
    case 'city': {
      const id = identifier(form, 'cityId');
      if (id === null) throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
      // The gateway checks it: a city that does not exist is replaced with the default one (spec 2 §8).
      writeCookie(context, 'city_id', id, { maxAge: lifetime.city, httpOnly: false });
      if (text(form, 'quiet') === '') leaveNotice(context, 'city-changed');
      // A page whose path names a city goes on in the new one, or it would choose its own again.
      if (cityOfPath(returnTo.split('?')[0] ?? '') === null) return dataOrRedirect(request, returnTo, { ok: true });
      const { data: cityData } = await query(context, request, CityByIdDocument, { by: { id } });
      return redirect(inOtherCity(returnTo, cityData?.city?.alias ?? shop.defaultCity.alias), 303);
    }
    case 'cookies':
      writeCookie(context, 'cookie_consent', text(form, 'consent') === 'all' ? 'all' : 'necessary', {
        maxAge: lifetime.year,
        httpOnly: false,
      });
      return dataOrRedirect(request, returnTo, { ok: true });
    case 'color-scheme': {
      const scheme = text(form, 'scheme');
      if (scheme === 'light' || scheme === 'dark') writeCookie(context, 'color_scheme', scheme, { maxAge: lifetime.year });
      else clearCookie(context, 'color_scheme');
      return dataOrRedirect(request, returnTo, { ok: true });
    }
    default:
      throw data({ code: 'BAD_USER_INPUT' }, { status: 400 });
  }
}

/** Somebody opened the form's address by hand. */
export const loader = () => redirect('/');
