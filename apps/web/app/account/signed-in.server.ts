import { type MiddlewareFunction, redirect } from 'react-router';
import { viewerOf } from '../sign-in/viewer.server.ts';
import { signInPath } from '../sign-in/way.ts';

/** The account is for whoever is signed in; anybody else signs in first and comes back. */
export const signedInOnly: MiddlewareFunction<Response> = async ({ context, request, url }) => {
  if ((await viewerOf(context, request)) === null) throw redirect(signInPath('password', `${url.pathname}${url.search}`));
};
