interface Family {
  head: string[];
  samples: string[];
}

/**
 * Figures of several processes as one Prometheus text: each sample gets the label `worker`, so that nothing is lost
 * and sums are the reader's.
 */
export function mergeMetrics(texts: ReadonlyMap<string, string>): string {
  const families = new Map<string, Family>();
  for (const [worker, text] of texts) {
    let family: Family | undefined;
    for (const line of text.split('\n')) {
      if (line.startsWith('# HELP ') || line.startsWith('# TYPE ')) {
        const name = line.split(' ', 3)[2] ?? '';
        family = families.get(name) ?? { head: [], samples: [] };
        families.set(name, family);
        if (!family.head.includes(line)) family.head.push(line);
      } else if (line.trim() !== '' && !line.startsWith('#')) {
        family?.samples.push(addWorkerLabel(line, worker));
      }
    }
  }
  return `${[...families.values()].flatMap(({ head, samples }) => [...head, ...samples]).join('\n')}\n`;
}

function addWorkerLabel(line: string, worker: string): string {
  const brace = line.indexOf('{');
  const space = line.indexOf(' ');
  if (brace !== -1 && brace < space) return `${line.slice(0, brace)}{worker="${worker}",${line.slice(brace + 1)}`;
  return `${line.slice(0, space)}{worker="${worker}"}${line.slice(space)}`;
}
