import { type MiddlewareFunction, redirect } from 'react-router';
import { viewerOf } from '../../entities/person/viewer.server.ts';
import { signInPath } from '../../entities/person/way.ts';

/** The account is for whoever is signed in; anybody else signs in first and comes back. */
export const signedInOnly: MiddlewareFunction<Response> = async ({ context, request, url }) => {
  if ((await viewerOf(context, request)) === null) throw redirect(signInPath('any', `${url.pathname}${url.search}`));
};
