import type { Operations } from './operation.ts';

const condition = 'name isMet products { id name }';
const action = `id parentId name description type discountPercent discountSum { amount } isRequired promocode isApplicable unmetConditions { ${condition} }
  mechanics { type typeCode isDone conditions { ${condition} } priceFrom { amount } priceOfAccessories { amount } isCrossRecommended isDsoRecommended creditNotification }
  deliveryTypeIds paymentTypeIds paymentNames sumActionIds isOfSberbank hasInnerPayment isTradeIn maxLoan { amount } presents { productId product { id } quantity basketQuantity isSelected }
  lines { productId quantity price { amount } finalPrice { amount } } specialOfferUrl endsAt`;

export const actions: Operations = {
  actions: {
    source: `query Actions { basket { actions { ${action} } } product(id: 42) { actions { id } } actions(ids: [3, 4]) { id }
      productAction(products: [{ productId: 42 }], showHidden: true) { id } accessoryAction(products: [{ productId: 42, quantity: 2 }], actionIds: [3]) { id }
      actionMechanics(actionId: 3, product: { productId: 42 }) { id } }`,
  },
};
