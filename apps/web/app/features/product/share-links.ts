import type { GoalName } from '../../platform/goals/goals.ts';

interface Network {
  goal: Extract<GoalName, `share-${string}`>;
  name: string;
  href: (url: string, title: string) => string;
}

const withParameters = (address: string, parameters: Record<string, string>): string => `${address}?${new URLSearchParams(parameters)}`;

/** Where a page may be shared (spec 2 §9). Nothing of theirs is loaded: each is a link that opens there. */
const networks: readonly Network[] = [
  { goal: 'share-vk', name: 'ВКонтакте', href: (url, title) => withParameters('https://vk.com/share.php', { url, title }) },
  { goal: 'share-telegram', name: 'Telegram', href: (url, text) => withParameters('https://t.me/share/url', { url, text }) },
  {
    goal: 'share-whatsapp',
    name: 'WhatsApp',
    href: (url, title) => withParameters('https://api.whatsapp.com/send', { text: `${title} ${url}` }),
  },
  {
    goal: 'share-odnoklassniki',
    name: 'Одноклассники',
    href: (url, title) => withParameters('https://connect.ok.ru/offer', { url, title }),
  },
];

export interface ShareLink {
  goal: Network['goal'];
  name: string;
  href: string;
}

export const shareLinks = (url: string, title: string): ShareLink[] =>
  networks.map(({ goal, name, href }) => ({ goal, name, href: href(url, title) }));
