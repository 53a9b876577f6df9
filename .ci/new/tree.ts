import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** Files as they are to become; nothing is written before all of it could be worked out. */
export class Tree {
  readonly #root: string;
  readonly #texts = new Map<string, string>();
  /** What begins to be there. */
  readonly created: string[] = [];

  constructor(root: string) {
    this.#root = root;
  }

  has(path: string): boolean {
    return this.#texts.has(path) || existsSync(join(this.#root, path));
  }

  read(path: string): string {
    return this.#texts.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
  }

  filesIn(folder: string): string[] {
    const there = existsSync(join(this.#root, folder)) ? readdirSync(join(this.#root, folder)).map((name) => `${folder}/${name}`) : [];
    return [...new Set([...there, ...[...this.#texts.keys()].filter((path) => dirname(path) === folder)])].sort();
  }

  create(path: string, text: string): void {
    if (this.has(path)) throw new Error(`${path} is there already.`);
    this.created.push(path);
    this.#texts.set(path, text);
  }

  /** Adds an entry to the object or list that a text opens: its last character is the brace or bracket. */
  addTo(path: string, opening: RegExp, entry: string): void {
    const source = this.read(path);
    const match = opening.exec(source);
    if (match === null) throw new Error(`${path} has no place for «${entry.split('\n')[0]}»: ${opening.source} is not there.`);
    const end = ends(path, source).get(match.index + match[0].length - 1);
    if (end === undefined) throw new Error(`${path}: what ${opening.source} opens has no end.`);
    const before = source.slice(0, end - 1).trimEnd();
    const comma = /[{[,]$/.test(before) ? '' : ',';
    this.#texts.set(path, `${before}${comma}\n${entry},\n${source.slice(end - 1)}`);
  }

  replace(path: string, from: RegExp, to: (found: string) => string): void {
    const source = this.read(path);
    if (!from.test(source)) throw new Error(`${path} has no place for it: ${from.source} is not there.`);
    this.#texts.set(path, source.replace(from, to));
  }

  /** Whatever names of a module are not imported yet. */
  import(path: string, names: readonly string[], from: string): void {
    const source = this.read(path);
    const [known = '', onlyTypes = '', had = ''] =
      new RegExp(`^import (type )?\\{([^}]*)\\} from '${from.replaceAll('.', String.raw`\.`)}';\n`, 'm').exec(source) ?? [];
    const before = had
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => (onlyTypes === '' ? name : `type ${name}`));
    const bare = (name: string) => name.replace(/^type /, '');
    const missing = names.filter((name) => !before.some((other) => bare(other) === bare(name)));
    if (missing.length === 0) return;
    const line = `import { ${[...before, ...missing].join(', ')} } from '${from}';\n`;
    if (known !== '') this.#texts.set(path, source.replace(known, line));
    else this.#texts.set(path, `${line}${source.startsWith('import ') ? '' : '\n'}${source}`);
  }

  /** The whole text of a file, which may be new. */
  write(path: string, text: string): void {
    if (!this.has(path)) this.created.push(path);
    this.#texts.set(path, text);
  }

  /** Paths that differ, the new ones among them. */
  get changed(): string[] {
    return [...this.#texts.keys()].sort();
  }

  save(): void {
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true });
      writeFileSync(join(this.#root, path), text);
    }
  }
}

/** Where each object and list of a source ends, by where it begins. */
function ends(path: string, source: string): ReadonlyMap<number, number> {
  const { program, errors } = parseSync(path, source);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  const bracketEnds = new Map<number, number>();
  const note = ({ start, end }: { start: number; end: number }) => void bracketEnds.set(start, end);
  new Visitor({ ObjectExpression: note, ArrayExpression: note }).visit(program);
  return bracketEnds;
}
