import { parseArgs } from 'node:util';
import { root, run } from '../command.ts';
import { details, heading, say } from '../report.ts';
import { addCall } from './call.ts';
import type { Form } from './described.ts';
import { addDomain } from './domain.ts';
import { fieldsFrom } from './fields.ts';
import { addScreen } from './screen.ts';
import { Tree } from './tree.ts';

const usage = `Usage:
  npm run new -- call lectures.main GET /v2/lectures/main --paged Lecture [--spec '1 §9'] [--cache menu] [--summary 'What it answers.']
    [--fields 'title starts_at:instant price:rubles?'] [--table lectures] [--field lectures]
  npm run new -- call lectures.item GET '/v2/lectures/{id}' --one Lecture     (or --list Lecture)
  npm run new -- call lectures.rate POST '/v2/lectures/{id}/rate' --one Lecture [--sends 'mark:number text?']
  npm run new -- domain lectures
  npm run new -- screen lectures /lectures --field lecturesMain [--title 'Лекции'] [--shows public|own]
Kinds of fields: text (where none stands), number, yes, rubles, instant, day, id, picture; a question mark where it may be absent.`;

try {
  await make();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function make(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      one: { type: 'string' },
      list: { type: 'string' },
      paged: { type: 'string' },
      spec: { type: 'string' },
      cache: { type: 'string' },
      summary: { type: 'string' },
      fields: { type: 'string' },
      sends: { type: 'string' },
      table: { type: 'string' },
      field: { type: 'string' },
      title: { type: 'string' },
      shows: { type: 'string' },
    },
  });
  const tree = new Tree(root);
  const [what, name = '', method = '', path = ''] = positionals;
  if (what === 'call') {
    const forms: readonly Form[] = ['one', 'list', 'paged'];
    const [form, ...others] = forms.filter((each) => values[each] !== undefined);
    const [domain = '', call = ''] = name.split('.');
    if (form === undefined || others.length > 0 || call === '' || path === '') throw new Error(usage);
    addCall(tree, {
      domain,
      name: call,
      field: values.field ?? null,
      method,
      path,
      form,
      type: values[form] ?? '',
      spec: values.spec ?? null,
      cache: values.cache ?? null,
      summary: values.summary ?? null,
      fields: fieldsFrom(values.fields ?? ''),
      sends: fieldsFrom(values.sends ?? ''),
      table: values.table ?? null,
    });
  } else if (what === 'domain' && name !== '') addDomain(tree, name);
  else if (what === 'screen' && method !== '' && values.field !== undefined)
    addScreen(tree, { name, path: method, field: values.field, title: values.title ?? null, shows: values.shows ?? null });
  else throw new Error(usage);

  tree.save();
  await run('biome', ['check', '--write', ...tree.changed], { cwd: root });
  heading('Written');
  for (const file of tree.changed) say(`  ${tree.created.includes(file) ? 'new    ' : 'changed'} ${file}`);
  if (what !== 'domain') await generate();
}

/** The types that the new texts are checked by. */
async function generate(): Promise<void> {
  const { code, output } = await run('graphql-codegen', ['--config', 'codegen.ts'], { cwd: root });
  if (code === 0)
    say(`
Types are generated. What is left stands in these files as «to fill: …»; npm test -- ci domains names each place in seconds.
Then these try it: npm test -- graphql stored -u, provider strangers large-numbers, provider-spec calls, server contract strangers.`);
  else details([output.trim()]);
}
