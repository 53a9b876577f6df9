import type { HealthIssues } from '@vitrina/gateway/src/readiness.ts';

/** What the primary process and its workers tell each other. */
export type ToWorker =
  | { kind: 'provider-ready' }
  /** Each of the workers has been ready: who asks any of them whether the shop is ready hears yes. */
  | { kind: 'all-ready' }
  | { kind: 'troubles'; issues: HealthIssues }
  | { kind: 'drop-tag'; tag: string }
  | { kind: 'metrics-wanted'; id: number }
  | { kind: 'all-metrics'; id: number; text: string }
  /** Of development: its predecessor has left the port. */
  | { kind: 'listen' }
  /** Of development: its successor could not be started, and why. */
  | { kind: 'reload-failed'; text: string };

export type ToPrimary =
  /** It hears what it is told, and wants to know how things stand. */
  | { kind: 'started' }
  /** It answers. */
  | { kind: 'listening' }
  /** It should get requests. */
  | { kind: 'ready' }
  | { kind: 'tag-dropped'; tag: string }
  | { kind: 'metrics'; id: number; text: string }
  | { kind: 'all-metrics-wanted'; id: number };

const kinds = new Set([
  'provider-ready',
  'all-ready',
  'troubles',
  'drop-tag',
  'metrics-wanted',
  'all-metrics',
  'listen',
  'reload-failed',
  'started',
  'listening',
  'ready',
  'tag-dropped',
  'metrics',
  'all-metrics-wanted',
]);

/** Whether the shop sent it: Node’s cluster sends messages of its own on the same channel. */
function isShopMessage(message: unknown): message is { kind: string } {
  return (
    typeof message === 'object' && message !== null && 'kind' in message && typeof message.kind === 'string' && kinds.has(message.kind)
  );
}

export const isToWorker = (message: unknown): message is ToWorker => isShopMessage(message);
export const isToPrimary = (message: unknown): message is ToPrimary => isShopMessage(message);
