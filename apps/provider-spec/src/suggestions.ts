import { asObject, type Routes } from './route.ts';

const streets = ['г Донецк, ул Артёма', 'г Донецк, пр-кт Ильича', 'г Донецк, ул Университетская'];
const names = ['Анна', 'Андрей', 'Иванова', 'Иванов'];

/** Suggestions as lines and nothing more: the specification names no part of them. */
export const suggestionRoutes: Routes = {
  'POST /api/dadata/suggest/:kind': ({ params, body }) => {
    const query = String(asObject(body).query ?? '').toLowerCase();
    const lines = params.kind === 'email' ? [`${query.split('@')[0]}@mail.ru`] : params.kind === 'fio' ? names : streets;
    return { suggestions: lines.filter((line) => line.toLowerCase().includes(query.split(/[\s@]/)[0] ?? '')).map((value) => ({ value })) };
  },
  'POST /api/dadata/clean/:kind': ({ body }) => Object.values(body).map((source) => ({ source, result: source })),
};
