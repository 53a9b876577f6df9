import type { Operations } from './operation.ts';

export const address: Operations = {
  typedTexts: {
    source: `query TypedTexts { addressSuggestions(text: "артема 74", cityName: "Донецк") { text cityName street houseNumber housing building flatNumber }
      nameSuggestions(text: "ан") { text firstName lastName patronymic } emailSuggestions(text: "anna")
      cleanedAddress(text: "артема 74 к2") { text cityName street houseNumber housing building flatNumber isKnown } cleanedPhone(text: "89491234567") { phone text isForeign }
      cleanedName(text: "анна") { text firstName lastName patronymic } }`,
  },
};
