import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { file } from '../contract/file.ts';
import { knownBy, ours, unnamed } from '../contract/origin.ts';
import { id, idText } from '../contract/wire.ts';
import { documentTypes, largestDocument } from './vocabulary.ts';

const document = file({ largest: largestDocument, types: documentTypes, field: 'photo' });
/** Milliseconds for a file, from its first byte to its last. */
const deadline = 60_000;

/** Repair requests: what is attached to them. */
export const repair = endpoints('repair', {
  addDocument: endpoint({
    method: 'POST',
    path: '/v1/documents',
    summary: 'Takes a photo or a document for a repair request. A guest who has no key yet gets one, which opens it.',
    source: 'ours',
    body: document,
    answer: z.object({ id: knownBy(id), repair_key: ours(z.string()) }).meta(unnamed),
    identity: 'repair',
    repeat: 'never',
    deadline,
    cache: 'never',
  }),
  document: endpoint({
    method: 'GET',
    path: '/v1/documents/{id}',
    summary: 'A photo or a document of a repair request, for whom it belongs to.',
    source: 'ours',
    params: z.object({ id: idText }),
    answer: document,
    identity: 'repair',
    repeat: 'safe',
    deadline,
    cache: 'never',
  }),
});
