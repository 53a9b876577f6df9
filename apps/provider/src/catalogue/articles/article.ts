import { z } from 'zod';
import { code } from '../../platform/database/database.ts';
import { type MarkKind, markKinds, type StoredBlock } from '../../platform/database/schema/articles.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import { articleImage } from '../cards/paths.ts';
import { versionOf } from '../media/version.ts';

/** A text as it is kept, as the wire has it. */
export const bodyOf = (id: number, imageHash: string, blocks: readonly StoredBlock[]) =>
  blocks.map(({ kind, text, items, picture }) => ({
    kind,
    text: text ?? null,
    items: items ?? null,
    image: picture === undefined ? null : articleImage(id, versionOf(imageHash), picture),
  }));

export const mark = z.object({ kind: code(markKinds), code: z.string(), name: z.string() });
export type Mark = z.output<typeof mark>;

/** What the article `a` is filed under, as JSON. */
export const marksOfArticle: SQL = sql`(select coalesce(json_agg(json_build_object('kind', m.kind, 'code', m.code, 'name', m.name) order by m.position, m.code), '[]'::json)
  from article_marked d join article_marks m on m.kind = d.kind and m.code = d.code where d.article_id = a.id)`;

/** That the article `a` is filed under one of these; no code at all is no condition. */
export const isMarked = (kind: MarkKind, codes: readonly string[] | undefined): SQL =>
  codes === undefined || codes.length === 0
    ? sql`true`
    : sql`exists (select 1 from article_marked d where d.article_id = a.id and d.kind = ${kind} and d.code = any(${sql.param([...codes])}::text[]))`;
