import { type Operations, pageInfo } from './operation.ts';

const device = `tId type calculatorId modelId brandId groupId brand model memory condition color price { amount } productId colors { productId name code price { amount } }
  discounts { name sum { amount } } newPrice { amount } itemId`;

export const tradein: Operations = {
  tradeIn: {
    source: `query TradeIn { tradeInCalculators(productId: 42) { id name description view categoryIds } tradeInGroups { id name code singular image bestPrice { amount } grades { condition letter name description signs } }
      tradeInPopularBrands(groupId: 1) { id name code } tradeInBrandModels(groupId: 1, brandId: 1) { id name code models { id name brand brandId groupId } }
      tradeInSearch(query: "айфон", model: "iPhone", page: 1, perPage: 100) { nodes { id name bestPrice { amount } } ${pageInfo} } tradeInPrices(modelId: 24) { memory condition price { amount } }
      tradeInMemoryInfo(modelId: 24) { step memories { memory name price { amount } } } tradeInColors(modelId: 24, memory: 128, condition: PERFECT) { productId name code price { amount } hex }
      tradeInDerivableMemories(modelId: 7) { memory name price { amount } } tradeInDerivableColorPrices(modelId: 7, memory: 256) { productId name code price { amount } hex memory }
      tradeInLetterBrands(groupId: 1) { id } tradeInLetterModels(brandId: 1, calculatorId: 2) { id name } tradeInLetterPrices(modelId: 24) { memory condition price { amount } } }`,
  },
  exchange: {
    source: `query Exchange { tradeInExchangeDevices { ${device} } tradeInDerivable { ${device} } tradeInDiscount(productId: 42) { discount { amount } finalPrice { amount } discounts { name sum { amount } } }
      product(id: 42) { tradeInBonuses { devicesCount discount { amount } } } basket { exchangeDevices { ${device} } } order(id: 9000) { exchangeDevices { ${device} } } }`,
  },
  exchangeChanges: {
    source: `mutation ExchangeChanges($device: TradeInSaveInput!) { tradeInSave(input: $device) { exchange { devices { ${device} } derivable { tId } total { amount } } }
      tradeInSetData(input: { devices: [{ tId: 12345, modelId: 24, memory: 128, condition: WORKING }], productId: 42 }) { exchange { total { amount } } }
      tradeInSetDerivable(input: { productId: 42 }) { exchange { derivable { newPrice { amount } } } } tradeInRemoveDerivable { exchange { derivable { newPrice { amount } } } }
      tradeInRemove(input: { tId: 12345 }) { exchange { devices { tId } } } }`,
    variables: { device: { modelId: 24, memory: 128, condition: 'PERFECT', color: 'black' } },
  },
};
