import type { Operations } from './operation.ts';

export const credit: Operations = {
  creditOffers: {
    source: `query CreditOffers($id: ID!) { product(id: $id) { id sberTerm { months } creditOffers(warrantyId: 60) { id kind limit { amount } isLimitExceeded lastTerm { months }
      terms { months label actionId payment { amount } payments { amount } rate overpayment { amount } banks { name } paymentTypeId hasConditions
        conditions { isCredit priceFrom { amount } priceOfAccessories { amount } accessories { amount } accessoriesPercent installmentLimit { amount } isLimitExceeded isWarrantyRequired isWarrantyAsked isWarrantyRecommended isCompleted notification } } } }
      revoLimit { amount } }`,
    variables: { id: 42 },
    headers: { cookie: 'access_token=access-0' },
  },
};
