import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCodes } from '@vitrina/graphql/base/errors.ts';
import { z } from 'zod';
import type { Check } from '../check.ts';
import { fillTables, pagesOf } from '../pages/tables.ts';
import { filesBelow } from '../sources.ts';

const manifest = z.object({ scripts: z.record(z.string(), z.string()) });

/** The pages are true of the tree: tables and excerpts are today's, links, paths, names in files and commands exist, and what has to be named is named. */
export const pages: Check = {
  find(root) {
    const { scripts } = manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    const files = sourcesOf(root);
    const read = pagesOf(root).map((page) => ({ page, text: readFileSync(join(root, page), 'utf8') }));
    return {
      problems: [
        ...read.flatMap(({ page, text }) => [
          ...(fillTables(text, root) === text ? [] : [`${page} has a stale table: npm run docs`]),
          ...staleExcerpts(root, page, text),
          ...deadLinks(root, page, text),
          ...unknownPaths(root, page, text),
          ...unknownNames(root, files, page, text),
          ...unknownCommands(page, text, scripts),
        ]),
        ...missingNames(root, 'docs/clients.md', Object.keys(errorCodes)),
        ...missingNames(root, 'docs/configuration.md', variablesOf(root)),
        ...duplicateRows(root, 'docs/configuration.md'),
      ],
    };
  },
};

const excerpt = /<!-- from: (\S+) -->\n+```\w*\n(.*?)```/gs;
/** Stands in an excerpt where lines of the file are left out. */
const leftOut = /^\s*(?:\/\/ |# )?…\s*$/m;

/** Excerpts of files that their files do not say any more; indentation and line breaks do not count. */
function staleExcerpts(root: string, page: string, text: string): string[] {
  return [...text.matchAll(excerpt)].flatMap(([, file = '', code = '']) => {
    if (!existsSync(join(root, file))) return [`${page} shows ${file}, which does not exist.`];
    const source = normalizeSpaces(readFileSync(join(root, file), 'utf8'));
    return code
      .split(leftOut)
      .filter((part) => part.trim() !== '' && !source.includes(normalizeSpaces(part)))
      .map((part) => `${page} shows what ${file} does not say: ${part.trim().split('\n', 1)[0]}`);
  });
}

const normalizeSpaces = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();

/** Links to files, or to headings of pages, that are not there; addresses elsewhere are nobody's promise. */
function deadLinks(root: string, page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link).filter((link) => !/^[a-z]+:/.test(link));
  return [...new Set(links)].flatMap((link) => {
    const [path = '', heading] = link.split('#');
    const file = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(root, file))) return [`${page} links to ${path}, which does not exist.`];
    if (heading === undefined || !file.endsWith('.md')) return [];
    const there = file === page ? text : readFileSync(join(root, file), 'utf8');
    return anchorsOf(there).has(heading) ? [] : [`${page} links to ${link}, a heading that does not exist.`];
  });
}

/** What leads to each heading of a page, as GitHub makes it. */
const anchorsOf = (text: string) =>
  new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_ -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

/** A domain that pages make up to show how one is added. */
const madeUp = /\blectures\b/;

/** Paths of this repository, written from its root, at which nothing stands. What a build makes may not be there yet. */
function unknownPaths(root: string, page: string, text: string): string[] {
  const pathMatches = text.matchAll(/`((?:\.ci|apps|docker|docs|graphql|schema|services)\/[\w./$-]+)`/g);
  return [...new Set([...pathMatches].map(([, path = '']) => path))]
    .filter((path) => !madeUp.test(path) && !/\/build\b/.test(path) && !existsSync(join(root, path)))
    .map((path) => `${page} names ${path}, which does not exist.`);
}

const sourceName = String.raw`[\w./$-]+\.(?:ts|tsx|mjs|json|css|sql|graphql|ya?ml|conf)`;
const isSourceName = new RegExp(`^${sourceName}$`);
/** Some names, and the file that a sentence says they are in: «`one` and `two` in `file.ts`», «`one` (`file.ts`)». */
const namesInFile = new RegExp(
  String.raw`((?:\`[^\`\n]+\`(?:,? and |,? or |, ))*\`[^\`\n]+\`)\s+(?:in\s+|of\s+|from\s+|\()\[?\`(${sourceName})\``,
  'g',
);

/** Names that the file does not have in which a page says they are; a file goes by the end of its path. */
function unknownNames(root: string, files: readonly string[], page: string, text: string): string[] {
  return [...text.matchAll(namesInFile)].flatMap(([, list = '', file = '']) => {
    const sources = files.filter((path) => `/${path}`.endsWith(`/${file}`)).map((path) => wordsOf(readFileSync(join(root, path), 'utf8')));
    if (sources.length === 0) return [`${page} names ${file}, which does not exist.`];
    return [...list.matchAll(/`([A-Za-z_$][\w$.]*)`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !isSourceName.test(name) && !sources.some((words) => name.split('.').every((word) => words.has(word))))
      .map((name) => `${page} says that ${name} is in ${file}, where it is not.`);
  });
}

const wordsOf = (source: string): ReadonlySet<string> => new Set(source.match(/[\w$]+/g));

/** What a page may mean by the name of a file. */
const sourcesOf = (root: string): string[] => [
  ...readdirSync(root).filter((name) => isSourceName.test(name)),
  ...['.ci', 'apps', 'docker', 'docs', 'graphql', 'schema', 'services']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesBelow(root, folder, isSourceName)),
];

function unknownCommands(page: string, text: string, scripts: Readonly<Record<string, string>>): string[] {
  const commandNames = new Set([...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name));
  return [...commandNames]
    .filter((name) => !(name in scripts))
    .map((name) => `${page} names npm run ${name}, which package.json does not have.`);
}

/** What a page has to name in `code`, and does not. */
function missingNames(root: string, page: string, names: readonly string[]): string[] {
  const text = existsSync(join(root, page)) ? readFileSync(join(root, page), 'utf8') : '';
  return names.filter((name) => !text.includes(`\`${name}\``)).map((name) => `${page} does not name \`${name}\`.`);
}

/** What has two rows in the tables of a page: one of them is wrong sooner or later. */
function duplicateRows(root: string, page: string): string[] {
  const text = existsSync(join(root, page)) ? readFileSync(join(root, page), 'utf8') : '';
  const names = [...text.matchAll(/^\| (`[^|]+`) \|/gm)].map(([, name = '']) => name);
  return names.filter((name, index) => names.indexOf(name) < index).map((name) => `${page} has two rows for ${name}.`);
}

/** The variables of the environment that the shop reads: its own, as the table of their schemas has them, and those of OpenTelemetry. */
function variablesOf(root: string): string[] {
  const standard = filesBelow(root, 'services', /(?<!\.test)\.ts$/)
    .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\bOTEL_[A-Z_]+\b/g) ?? [])
    .filter((name) => !name.endsWith('_'));
  const file = join(root, 'apps/gateway/src/configuration.ts');
  if (!existsSync(file)) return [];
  const [, table = ''] = /^const environment = z\.object\(\{\n(.*?)^\}\)/ms.exec(readFileSync(file, 'utf8')) ?? [];
  const names = [...table.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  if (names.length === 0) throw new Error(`${file} has no table of variables that this check could read.`);
  return [...new Set([...names, ...standard])];
}
