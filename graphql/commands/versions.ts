/** A version of the schema. The first number grows when a client may break, the second with every other change. */
export interface Version {
  readonly major: number;
  readonly minor: number;
}

/** How a version follows another. */
export type Step = 'major' | 'minor';

/** One difference between two versions of the schema. */
export interface Change {
  /** `dangerous`: no operation breaks, but a client may meet what it has never seen, such as a new value of an enum. */
  readonly kind: 'breaking' | 'dangerous' | 'added';
  /** `Type`, `Type.field`, `Type.field(argument:)` or `Enum.VALUE`. */
  readonly coordinate: string;
  /** One sentence. */
  readonly text: string;
}

/** What the change log says of one version. */
export interface Section {
  readonly version: Version;
  readonly text: string;
}

export const formatVersion = ({ major, minor }: Version): string => `${major}.${minor}`;

export const isAfter = (one: Version, other: Version): boolean =>
  one.major > other.major || (one.major === other.major && one.minor > other.minor);

export const isBreakingStep = (from: Version, to: Version): boolean => to.major > from.major;

export const nextVersion = ({ major, minor }: Version, step: Step): Version =>
  step === 'major' ? { major: major + 1, minor: 0 } : { major, minor: minor + 1 };

/** The first line of the file that keeps the schema given out last. */
export const releasedHeading = (version: Version): string => `# Version ${formatVersion(version)}`;

/** Reads that line; null when the file does not begin with it. */
export const releasedVersion = (text: string): Version | null => versionIn(/^# Version (\d+)\.(\d+)$/m.exec(text));

/** The sections of a change log, newest first, as they stand under `## 1.2`. */
export function sectionsOf(log: string): Section[] {
  const [, ...parts] = log.split(/^## /m);
  return parts.flatMap((part) => {
    const version = versionIn(/^(\d+)\.(\d+)\s*$/m.exec(part.split('\n', 1)[0] ?? ''));
    return version === null ? [] : [{ version, text: part.slice(part.indexOf('\n') + 1).trim() }];
  });
}

/** A change log with a new section on top of the others. */
export function withSection(log: string, version: Version, note: string, changes: readonly Change[]): string {
  const lines = changes.map(({ kind, coordinate, text }) =>
    kind === 'added' ? `- added: \`${coordinate}\`` : `- ${kind}: \`${coordinate}\`: ${text}`,
  );
  const section = [`## ${formatVersion(version)}`, '', note, '', ...(lines.length > 0 ? [...lines, ''] : [])].join('\n');
  const at = log.search(/^## /m);
  return at === -1 ? `${log.trimEnd()}\n\n${section}` : `${log.slice(0, at)}${section}\n${log.slice(at)}`;
}

function versionIn(match: RegExpExecArray | null): Version | null {
  return match === null ? null : { major: Number(match[1]), minor: Number(match[2]) };
}
