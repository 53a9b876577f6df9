import { method, type Operations } from './operation.ts';

export const payments: Operations = {
  repayment: {
    source: `query Repayment { orderToRepay(orderId: 9000) { orderId totalSum { amount } contactName mobilePhone email deliveryCost { amount } items { productId price { amount } finalPrice { amount } quantity sectionId }
      prepaidBasket { productId amount { amount } } restrictedPaymentTypeIds status canRepay methods { ${method} } }
      payment(id: 77) { id orderId order { id } kind typeId status statusCode sum { amount } }
      virtualRestrictedPaymentTypeIds sberBusinessAuthorization(orderId: 9000) { url } }`,
  },
  startPayment: {
    source: `mutation StartPayment($url: String!) {
      paymentStart(input: { orderId: 9000, typeId: 17, returnUrl: $url, idempotencyKey: "payment-0123456789" }) {
      payment { id status sum { amount } } url } }`,
    variables: { url: '/cart/payment/9000' },
  },
};
