import { emptyContactData } from './suggest-address.ts';

/** Where most people have their letters, the usual ones first. */
const domains = [
  'mail.ru',
  'yandex.ru',
  'gmail.com',
  'bk.ru',
  'inbox.ru',
  'list.ru',
  'ya.ru',
  'rambler.ru',
  'internet.ru',
  'vk.com',
  'icloud.com',
];

const emptyAddress = { city: null, street_with_type: null, street: null, house: null, block_type: null, block: null, flat: null };

/** E-mails that a text may become: what stands before the @, at the usual domains that begin as what stands behind it. */
export function suggestEmails(query: string, count: number) {
  const [local = '', domainStart = '', ...more] = query.trim().toLowerCase().split('@');
  if (!/^[a-z0-9._%+-]+$/.test(local) || more.length > 0) return [];
  return domains
    .filter((domain) => domain.startsWith(domainStart) && domain !== domainStart)
    .slice(0, count)
    .map((domain) => {
      const value = `${local}@${domain}`;
      return { value, unrestricted_value: value, data: { ...emptyAddress, ...emptyContactData, local, domain } };
    });
}
