import { method, type Operations } from './operation.ts';

export const payments: Operations = {
  repayment: {
    source: `query Repayment { orderToRepay(orderId: 9000) { orderId totalSum contactName mobilePhone email deliveryCost items { productId price finalPrice quantity sectionId }
      prepaidBasket { productId amount } restrictedPaymentTypeIds status canRepay methods { ${method} } }
      payment(id: 77) { id orderId order { id } kind typeId status statusCode sum }
      virtualRestrictedPaymentTypeIds sberBusinessAuthorization(orderId: 9000) { url } }`,
  },
  startPayment: {
    source: `mutation StartPayment($url: String!) {
      paymentStart(input: { orderId: 9000, typeId: 17, returnUrl: $url, idempotencyKey: "payment-0123456789" }) {
      payment { id status sum } url } }`,
    variables: { url: '/cart/payment/9000' },
  },
};
