import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { budgets } from '@vitrina/gateway/src/limits/budget.ts';
import { maxItems } from '@vitrina/gateway/src/limits/cost.ts';
import { documentLimits, maxInputDepth, maxTokens, operationLimits } from '@vitrina/gateway/src/limits/operation-limits.ts';
import { lifetimeRows } from '@vitrina/graphql/commands/lifetimes.ts';
import { filesBelow } from '../sources.ts';
import { metricsIn } from './metrics.ts';
import { capacity, deriveFigures, figures, whole } from './scale.ts';

/** What is written for people: the pages at the top, what the schema keeps to, and everything in `docs/`. */
export const pagesOf = (root: string): string[] => [
  ...['README.md', 'CONTRIBUTING.md', 'schema/README.md'].filter((page) => existsSync(join(root, page))),
  ...(existsSync(join(root, 'docs')) ? filesBelow(root, 'docs', /\.md$/) : []),
];

/** A table of a page, as Markdown. */
function markdown(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(columns), `|${columns.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

const code = (text: string): string => `\`${text}\``;

/** Calls of the same cells in one row. */
const groupCalls = (rows: readonly { row: readonly string[]; call: string }[]): string[][] =>
  [...Map.groupBy(rows, ({ row }) => row.join(' | ')).values()].map((same) => [
    ...(same[0]?.row ?? []),
    same.map(({ call }) => call).join(', '),
  ]);

/** Tables that pages take from the code, by the name that stands in the page's marks. */
export const tables: Readonly<Record<string, (root: string) => string>> = {
  lifetimes: () =>
    markdown(
      ['max age', 'stale while revalidate', 'stale if error', 'varies by', 'tags', 'calls'],
      groupCalls(
        lifetimeRows().map(({ call, maxAge, staleWhileRevalidate, staleIfError, tags, vary }) => ({
          row: [maxAge, staleWhileRevalidate, staleIfError, vary, tags],
          call: code(call),
        })),
      ),
    ),
  limits: () => {
    const cost = { 'cost of an operation': budgets.anyone, 'the same with a key': budgets.application };
    const maxima = Object.entries({
      ...operationLimits,
      tokens: maxTokens,
      'items of a list that you send': maxItems,
      'levels of a value or variable': maxInputDepth,
      'fields of one name in one place': documentLimits.mergedFields,
      'operations of a document': documentLimits.operations,
      'fragments of a document': documentLimits.fragments,
      ...cost,
    });
    return markdown(
      ['what', 'at most'],
      maxima.map(([what, number]) => [what, whole(number)]),
    );
  },
  scale: () =>
    markdown(
      ['what', 'formula', ''],
      deriveFigures(figures).map(({ what, formula, value }) => [what, formula, value]),
    ),
  capacity: () =>
    markdown(
      ['cores', 'pages a second', 'visits a day'],
      capacity(figures, [1, 2, 4, 8, 16]).map(({ cores, pages, visits }) => [whole(cores), whole(pages), whole(visits)]),
    ),
  metrics: (root) =>
    markdown(
      ['metric and labels', 'says'],
      metricsIn(root).map(({ name, labels, help }) => [code(labels.length === 0 ? name : `${name}{${labels.join(',')}}`), help]),
    ),
};

const tableMark = /(<!-- table: (\w+) -->\n).*?(<!-- end -->)/gs;

/** A page with the tables of today between its marks. A mark of a table that nobody makes is an error. */
export function fillTables(page: string, root: string): string {
  return page.replaceAll(tableMark, (_, begin: string, name: string, end: string) => {
    const make = tables[name];
    if (make === undefined) throw new Error(`No table is called «${name}».`);
    return `${begin}\n${make(root)}\n\n${end}`;
  });
}
