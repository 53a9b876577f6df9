import { root, run } from '../command.ts';
import { details, heading, say } from '../report.ts';
import { addCall } from './call.ts';
import { callFrom, parseOptions, usage } from './cli-options.ts';
import { addDomain } from './domain.ts';
import { addScreen } from './screen.ts';
import { Tree } from './tree.ts';

try {
  await make();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function make(): Promise<void> {
  const { positionals, values } = parseOptions(process.argv.slice(2));
  const tree = new Tree(root);
  const [what, name = '', method = '', path = ''] = positionals;
  if (what === 'call') addCall(tree, callFrom(name, method, path, values));
  else if (what === 'domain' && name !== '') addDomain(tree, name);
  else if (what === 'screen' && method !== '' && values.field !== undefined)
    addScreen(tree, { name, path: method, field: values.field, title: values.title ?? null, shows: values.shows ?? null });
  else throw new Error(usage);

  tree.save();
  await run('biome', ['check', '--write', ...tree.changed], { cwd: root });
  heading('Written');
  for (const file of tree.changed) say(`  ${tree.created.includes(file) ? 'new    ' : 'changed'} ${file}`);
  if (what !== 'domain') await generate();
}

/** The types that the new texts are checked by, and the tables of the pages. */
async function generate(): Promise<void> {
  const types = await run('graphql-codegen', ['--config', 'codegen.ts'], { cwd: root });
  if (types.code !== 0) return details([types.output.trim()]);
  const pages = await run('node', ['.ci/pages/write.ts'], { cwd: root });
  say(`
Types are generated${pages.code === 0 ? ', and so are the tables of the pages' : '; npm run docs writes the tables of the pages as soon as it is filled in'}. What is left stands in these files as «to fill: …»; npm test -- ci domains names each place in seconds.
Then these try it: npm test -- graphql stored -u, provider authorization large-numbers, provider-spec calls, server contract authorization.`);
}
