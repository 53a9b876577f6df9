import { useGraphiQLActions } from '@graphiql/react';
import { lacksKey } from './keys.ts';
import { developerKeyField } from './session-panel.tsx';
import { useSandbox } from './state.ts';

/** Why nothing can be run here, and what to enter; nothing where everything is taken. */
export function KeyNotice() {
  const { setVisiblePlugin } = useGraphiQLActions();
  const lack = lacksKey(useSandbox());
  if (lack === null) return null;
  const enter = () => {
    setVisiblePlugin('Session');
    // The panel stands there by the next frame.
    requestAnimationFrame(() => document.getElementById(developerKeyField)?.focus());
  };
  return (
    <div className="key-needed" role="status">
      <p>
        <strong>{lack === 'missing' ? 'Nothing can be run here without a key.' : 'The key is not known here, so nothing was run.'}</strong>{' '}
        From anonymous clients this gateway takes only operations that the shop has stored (<code>TRUSTED_DOCUMENTS=only</code>). Enter the
        developer key (<code>DEVELOPER_KEY</code>) or the key of an application (one of <code>APP_KEYS</code>) in «Session».
      </p>
      <button type="button" className="graphiql-button" onClick={enter}>
        Enter a key
      </button>
    </div>
  );
}
