import { type CallResult, isPrepayment, nameOf, remedyOf, type Severity, severityOf } from '@vitrina/services/checking/call-result.ts';
import { type CheckOptions, check, type SpecialIds } from '@vitrina/services/checking/check.ts';
import { defaultCity } from '@vitrina/services/contract/fields/special-ids.ts';
import { callRows } from './calls.ts';

const header = ['call', 'status', 'ms', 'by the contract', 'missing', 'left to the shop', 'unknown', 'the shop loses', 'to mend'];

/** Several names in one cell; of a long list its beginning says enough. */
const few = (names: readonly string[], max = 6): string =>
  names.length > max ? `${names.slice(0, max).join(', ')} and ${names.length - max} more` : names.join(', ');

/** What a company's provider answers, call by call, and how grave the worst of it is. */
export async function providerCheck(options: CheckOptions): Promise<{ text: string; severity: Severity }> {
  const { calls: results, isPaidOnReceipt, specialIds } = await check(options);
  const fields = new Map(callRows().map(({ method, path, fields: reachedFields }) => [`${method} ${path}`, reachedFields]));
  const rowOf = (one: CallResult): string[] => {
    const { endpoint, status, milliseconds, kind, comparison } = one;
    const lostFields = severityOf(one, isPaidOnReceipt) === 0 ? [] : (fields.get(`${endpoint.method} ${endpoint.path}`) ?? []);
    return [
      `${endpoint.method} ${endpoint.path}`,
      status === undefined ? '–' : String(status),
      kind === 'not asked' ? '–' : String(milliseconds),
      kind,
      few(comparison.wrong),
      few(comparison.absent),
      few(comparison.unknown),
      few(lostFields, 3),
      remedyOf(one),
    ];
  };
  const lines = [header, ...results.map(rowOf)].map((cells) => cells.join('\t'));
  const severities = new Map(results.map((one) => [one, severityOf(one, isPaidOnReceipt)]));
  const severity = [...severities.values()].reduce<Severity>((worst, current) => (current > worst ? current : worst), 0);
  const grave = results.filter((one) => severities.get(one) === 2).map(({ endpoint }) => nameOf(endpoint));
  const onlyOnReceipt = results.some((one) => severities.get(one) === 1 && isPrepayment(one));
  const summary = [
    countsOf(results),
    outcomes[severity],
    ...(grave.length > 0 ? [grave.join(', ')] : []),
    ...(onlyOnReceipt ? ['It takes money on receipt alone: a payment in advance cannot be made.'] : []),
    ...notesOf(specialIds),
  ];
  return { text: `${lines.join('\n')}\n\n${summary.join('\n')}\n`, severity };
}

const outcomes: Readonly<Record<Severity, string>> = {
  0: 'The shop stands in front of it whole.',
  1: 'The shop sells, and leaves out what it loses.',
  2: 'Nothing can be sold before the calls are mended that are named last.',
};

/** Where an id of the provider means something to the shop that its company may not have meant. */
function notesOf({ digitalCategories, unknownPaymentTypes, hasDefaultCity }: SpecialIds): string[] {
  return [
    digitalCategories.length > 0 &&
      `Goods of the categories ${few(digitalCategories)} count as digital, without delivery and stock, unless they say "is_digital": false.`,
    unknownPaymentTypes.length > 0 &&
      `The shop does not know the ways to pay ${few(unknownPaymentTypes)}: ${settings} names those it does.`,
    hasDefaultCity === false && `There is no city ${defaultCity.id}, in which every visitor begins: ${settings} names another.`,
  ].filter((note) => note !== false);
}

const settings = 'services/contract/fields/special-ids.ts';

function countsOf(results: readonly CallResult[]): string {
  const count = (kind: CallResult['kind']) => results.filter((one) => one.kind === kind).length;
  const contractCount = count('conforms') + count('empty');
  return `${results.length} calls: ${contractCount} by the contract, ${results.length - contractCount - count('not asked')} not, ${count('not asked')} not asked.`;
}
