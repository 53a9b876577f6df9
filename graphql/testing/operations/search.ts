import type { Operations } from './operation.ts';

export const search: Operations = {
  search: {
    source: `query Suggestions($text: String!) { searchReading(text: $text, asTyped: false) { redirect page { name url } corrected leftOut unmatched parts { name rest } nearest total } searchSuggestions(text: $text) { pages { name url } queries categories { id name url } brands { id }
      products { id name url image price { amount } } } }`,
    variables: { text: ' тел ' },
  },
};
