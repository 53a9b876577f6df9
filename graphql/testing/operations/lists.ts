import type { Operations } from './operation.ts';

const list = `kind productIds mostCount products { id name }`;

export const lists: Operations = {
  lists: {
    source: `query Lists { favorites { ${list} } comparison { ${list} } }`,
    headers: { cookie: 'access_token=access-0' },
  },
  addToList: {
    source: `mutation AddToList($input: ProductListAddInput!) { productListAdd(input: $input) { list { ${list} } } }`,
    variables: { input: { kind: 'COMPARISON', productIds: ['42'] } },
  },
  removeFromList: {
    source: `mutation RemoveFromList($input: ProductListRemoveInput!) { productListRemove(input: $input) { list { ${list} } } }`,
    variables: { input: { kind: 'FAVORITES', productIds: ['42'] } },
    headers: { cookie: 'favourites=42~43' },
  },
};
