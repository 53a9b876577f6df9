import type { Operations } from './operation.ts';

export const addresses: Operations = {
  addresses: {
    source: `mutation Addresses($address: SavedAddressInput!) { addressAdd(input: { address: $address }) { addresses { id cityName street houseNumber floor
      flatNumber building housing } } addressUpdate(input: { id: 5, address: $address }) { addresses { id } }
      addressRemove(input: { id: 5 }) { addresses { id } } }`,
    variables: { address: { cityName: 'Донецк', street: 'Артёма', houseNumber: '74' } },
    headers: { cookie: 'access_token=access-0' },
  },
  ownAddresses: { source: 'query OwnAddresses { addresses { id } }', headers: { cookie: 'access_token=access-0' } },
};
