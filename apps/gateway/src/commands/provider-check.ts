import { parseArgs } from 'node:util';
import { phonePattern } from '@vitrina/services/contract/fields/person.ts';

/** `npm run provider:check -- URL`: a company's provider against the contract. Exit code 0, 1 or 2 by what the shop loses, 3 for a wrong use. */
const usage = 'npm run provider:check -- URL [--write] [--phone 79990001122 [--password …]] [--key PROVIDER_KEY]\n';

function argumentsOf() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { write: { type: 'boolean' }, phone: { type: 'string' }, password: { type: 'string' }, key: { type: 'string' } },
    });
    const [url = ''] = positionals;
    const isAddress = positionals.length === 1 && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
    const { phone, password, write = false, key } = values;
    const isPhone = phone === undefined || phonePattern.test(phone);
    // An order wants a phone, and a sign-in both: a guest orders without a password.
    const isWhole = phone === undefined ? password === undefined && !write : write || password !== undefined;
    if (!isAddress || !isPhone || !isWhole) return undefined;
    const account = phone === undefined ? undefined : { phone, password };
    return { url: url.replace(/\/+$/, ''), mayWrite: write, account, providerKey: key ?? process.env.PROVIDER_KEY };
  } catch {
    return undefined;
  }
}

const commandOptions = argumentsOf();
if (commandOptions === undefined) {
  process.stderr.write(usage);
  process.exitCode = 3;
} else {
  // The whole schema: whoever only asks for the usage does not wait for it.
  const { providerCheck } = await import('@vitrina/graphql/commands/provider-check.ts');
  const { text, severity } = await providerCheck(commandOptions);
  process.stdout.write(text);
  process.exitCode = severity;
}
