import { Lru } from '@vitrina/graphql/base/lru.ts';

/** Texts kept for each application, and for all anonymous clients together. */
const maxTextsPerClient = 500;
/** Characters; a longer text is sent whole each time. */
const maxTextLength = 16_384;

/**
 * Texts that clients have sent once with their hash, so that the hash alone will do (automatic persisted queries). Each application has a place
 * of its own, so that none can drive out what another has registered. A process that is asked for a hash it does not know says so
 * (`PERSISTED_QUERY_NOT_FOUND`), and the client sends the text again.
 */
export interface PersistedQueries {
  /** Call with a validated document only. `application` is its public name, undefined for anonymous clients. */
  register(application: string | undefined, hash: string, source: string): void;
  find(hash: string): string | undefined;
}

export function createPersistedQueries(): PersistedQueries {
  const byApplication = new Map<string | undefined, Lru<string, string>>();
  return {
    register(application, hash, source) {
      if (source.length > maxTextLength) return;
      const texts = byApplication.get(application) ?? new Lru<string, string>(maxTextsPerClient);
      byApplication.set(application, texts);
      texts.set(hash, source);
    },
    find(hash) {
      for (const texts of byApplication.values()) {
        const source = texts.get(hash);
        if (source !== undefined) return source;
      }
      return undefined;
    },
  };
}
