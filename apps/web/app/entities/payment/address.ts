/** Whether a payment may lead to this address: the origins are those of `ACQUIRER_ORIGINS`; the sandbox acquirer is a path of the shop. */
export { isAllowedAddress as isPaymentAddress } from '../../forms/allowed-address.ts';
