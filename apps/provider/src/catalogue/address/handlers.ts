import type { address as endpoints } from '@vitrina/services/address/endpoints.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { cleanAddress } from './clean-address.ts';
import { cleanPhone } from './clean-phone.ts';
import { suggestEmails } from './emails.ts';
import { cleanName, type NamePart, suggestNames } from './names.ts';
import { suggestAddresses } from './suggest-address.ts';

const partOf = { NAME: 'name', SURNAME: 'surname', PATRONYMIC: 'patronymic' } as const satisfies Record<string, NamePart>;

export const address: Handlers<typeof endpoints> = {
  suggest: async ({ params: { kind }, body: { query, count, locations, parts }, context: { db, cityId } }) => {
    if (kind === 'email') return { suggestions: suggestEmails(query, count) };
    if (kind === 'fio') {
      const only = parts.map((part) => partOf[part]);
      return { suggestions: suggestNames(query, count, only) };
    }
    return { suggestions: await suggestAddresses(db, { query, count, cityName: locations[0]?.city, cityId }) };
  },
  clean: async ({ params: { kind }, body, context: { db, cityId } }) => {
    if (kind === 'phone') return body.map(cleanPhone);
    if (kind === 'name') return body.map(cleanName);
    return Promise.all(body.map((source) => cleanAddress(db, source, cityId)));
  },
};
