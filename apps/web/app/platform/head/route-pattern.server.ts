import type { MiddlewareFunction } from 'react-router';
import { shopOf } from '../gateway/shop.server.ts';

/** Says which route answers, by its pattern: figures and traces are told apart by it, and name no product and nobody. */
export const routePattern: MiddlewareFunction<Response> = ({ context, pattern }) => {
  shopOf(context).pattern = pattern.startsWith('/') ? pattern : `/${pattern}`;
};
