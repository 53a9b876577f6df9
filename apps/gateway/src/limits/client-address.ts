import { networkOf } from '@vitrina/services/contract/network.ts';

/** The network that a client is counted by. The socket of whoever has gone has no address. */
export const clientOf = (address: string | undefined): string => (address === undefined ? 'unknown' : networkOf(address));
