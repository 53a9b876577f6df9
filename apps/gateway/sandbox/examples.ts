import type { Example } from './example.ts';
import { account, benefits, companies, following, services, signingIn } from './examples/account.ts';
import { buying } from './examples/buying.ts';
import { finding } from './examples/finding.ts';
import { office } from './examples/office.ts';
import { reading } from './examples/reading.ts';

/** What somebody wants to do, from its first operation to its last. */
export interface Story {
  readonly title: string;
  readonly examples: readonly Example[];
}

/** In the order in which one visitor can run them all. */
export const stories: readonly Story[] = [
  { title: 'Find goods and places', examples: finding },
  { title: 'Buy: from the basket to the payment', examples: buying },
  { title: 'Read, ask and compare', examples: reading },
  { title: 'Sign in', examples: signingIn },
  { title: 'Companies and staff', examples: companies },
  { title: 'Follow an order', examples: following },
  { title: 'Repair a device, or hand it in', examples: services },
  { title: 'The account of a shopper', examples: account },
  { title: 'A back office: orders of all shoppers', examples: office },
  { title: 'Credit and benefits', examples: benefits },
];

export const examples: readonly Example[] = stories.flatMap((story) => story.examples);

/** Those that have each of the words in their title, domain, operation or text; a story with none of them is left out. */
export function searchStories(text: string): readonly Story[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const hasWords = ({ title, domain, query }: Example) => {
    const content = `${title} ${domain} ${query}`.toLowerCase();
    return words.every((word) => content.includes(word));
  };
  return stories.map((story) => ({ ...story, examples: story.examples.filter(hasWords) })).filter((story) => story.examples.length > 0);
}
