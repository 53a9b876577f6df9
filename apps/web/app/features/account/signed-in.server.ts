import { type MiddlewareFunction, redirect } from 'react-router';
import { signInPath } from '../../entities/person/sign-in-method.ts';
import { viewerOf } from '../../entities/person/viewer.server.ts';

/** The account is for whoever is signed in; anybody else signs in first and comes back. */
export const signedInOnly: MiddlewareFunction<Response> = async ({ context, request, url }) => {
  if ((await viewerOf(context, request)) === null) throw redirect(signInPath('any', `${url.pathname}${url.search}`));
};
