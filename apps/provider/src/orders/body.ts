import type { Input } from '@vitrina/services/contract/endpoint.ts';
import type { orders as endpoints } from '@vitrina/services/orders/endpoints.ts';

/** What a submission says. */
export type Body = Input<(typeof endpoints)['create']>['body'];
/** How one part of the basket is to come. */
export type Choice = Body['deliveries'][string];
