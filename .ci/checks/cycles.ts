import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from '../check.ts';
import { filesBelow } from '../sources.ts';
import { importsOf, targetOf } from './imports.ts';

/** Which files each file imports; packages from the registry import nothing of ours. */
type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * No file imports itself by way of others, types included: two files that need each other are one idea, or a third one that
 * both of them share.
 */
export const cycles: Check = {
  find(root) {
    const files = ['.ci', 'apps', 'docs', 'graphql', 'schema', 'services'].flatMap((top) => filesBelow(root, top, /(?<!\.d)\.tsx?$/));
    const known = new Set(files);
    const graph: Graph = new Map(
      files.map((file) => {
        const targets = importsOf(file, readFileSync(join(root, file), 'utf8')).map(({ specifier }) => targetOf(file, specifier));
        return [file, targets.filter((target) => target !== undefined).filter((target) => known.has(target))];
      }),
    );
    return { problems: circlesOf(graph).map((circle) => `${circle.join(' → ')}: move what they share to a file of its own.`) };
  },
};

/** One circle for each import that closes one, from the first of its files by name and back to it. */
function circlesOf(graph: Graph): string[][] {
  const done = new Set<string>();
  const path: string[] = [];
  const circles = new Map<string, string[]>();
  const visit = (file: string): void => {
    const at = path.indexOf(file);
    if (at >= 0) {
      const circle = fromTheFirst(path.slice(at));
      circles.set(circle.join(' '), circle);
    }
    if (at >= 0 || done.has(file)) return;
    path.push(file);
    for (const target of graph.get(file) ?? []) visit(target);
    path.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return [...circles.values()];
}

function fromTheFirst(circle: readonly string[]): string[] {
  const [first = ''] = circle.toSorted();
  const at = circle.indexOf(first);
  return [...circle.slice(at), ...circle.slice(0, at), first];
}
