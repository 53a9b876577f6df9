import type { Operations } from './operation.ts';

export const credit: Operations = {
  creditOffers: {
    source: `query CreditOffers($id: ID!) { product(id: $id) { id sberTerm { months } creditOffers(warrantyId: 60) { id kind limit isLimitExceeded lastTerm { months }
      terms { months label actionId payment payments rate overpayment banks { name } paymentTypeId hasConditions
        conditions { isCredit priceFrom priceOfAccessories accessories accessoriesPercent installmentLimit isLimitExceeded isWarrantyAsked isWarrantyRecommended isCompleted notification } } } }
      revoLimit }`,
    variables: { id: 42 },
    headers: { cookie: 'access_token=access-0' },
  },
};
