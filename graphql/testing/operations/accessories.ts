import { type Operations, pageInfo } from './operation.ts';

export const accessories: Operations = {
  accessories: {
    source: `query Accessories($id: ID!) { product(id: $id) {
      accessories(page: 1, sort: PRICE_ASC, groupIds: [7], filters: [{ code: "brand", chosen: { values: ["lg"] } }], onlyAvailable: true, availableFirst: true, actionId: 1301) {
        nodes { id name } ${pageInfo} } accessoryGroups(withBundle: true) { id name productsCount products { id } }
      accessoryCategories { id name productsCount } ofAction: accessoryCategories(actionId: 1301) { id }
      accessoryBundle { products { id } variants { kind actionId name description prices { productId finalPrice { amount } } months paymentTypeId } }
      mathAccessories { id } mathAccessoryGroups { id name productsCount products { id } } warranties { id name isWarranty } } }`,
    variables: { id: 42 },
  },
};
