import { useGraphiQLActions } from '@graphiql/react';
import { type SubmitEvent, useState } from 'react';
import { lookWhoIsHere, signIn, signOut } from './send.ts';
import { change, useSandbox } from './state.ts';

function Icon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20c1-4 4-6 8-6s7 2 8 6" />
    </svg>
  );
}

/** The id of the field, for who leads there. */
export const developerKeyField = 'developer-key';

function SignIn() {
  const { about } = useSandbox();
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setProblem(await signIn(String(fields.get('login')), String(fields.get('password'))));
  };
  return (
    // Made anew when the demonstration shopper is known, so that the fields hold what is known then.
    <form key={String(about.shopper?.login)} onSubmit={submit}>
      <label>
        Phone or e-mail
        <input name="login" autoComplete="username" required defaultValue={about.shopper?.login} />
      </label>
      <label>
        Password
        <input name="password" type="password" autoComplete="current-password" required defaultValue={about.shopper?.password} />
      </label>
      {problem !== null && <p role="alert">{problem}</p>}
      <button type="submit" className="graphiql-button">
        Sign in
      </button>
      {about.isDemo && <p className="note">The fields hold the demonstration shopper.</p>}
    </form>
  );
}

function DeveloperKey() {
  const { about, developerKey } = useSandbox();
  const { introspect } = useGraphiQLActions();
  if (about.isDemo) return <p className="note">A demonstration needs no developer key: below each answer stands where it came from.</p>;
  return (
    <label>
      Developer key
      <input
        id={developerKeyField}
        type="password"
        autoComplete="off"
        value={developerKey}
        onChange={(event) => change({ developerKey: event.currentTarget.value })}
        // Where anonymous clients may not ask who is signed in, or see the calls behind a field, a developer may.
        onBlur={() => Promise.all([lookWhoIsHere(), introspect()])}
        aria-describedby="about-key"
      />
      <span id="about-key" className="note">
        With the key of the configuration (<code>DEVELOPER_KEY</code>) you see below each answer where it came from
        {about.storedOnly && ', and may send any operation'}. It is forgotten with this page.
      </span>
    </label>
  );
}

function AppKey() {
  const { appKey } = useSandbox();
  return (
    <label>
      Application key
      <input
        type="password"
        autoComplete="off"
        value={appKey}
        onChange={(event) => change({ appKey: event.currentTarget.value })}
        aria-describedby="about-app-key"
      />
      <span id="about-app-key" className="note">
        With one of <code>APP_KEYS</code> operations are asked as that application asks them, with its limits. Leave it empty to ask as a
        visitor. It is forgotten with this page.
      </span>
    </label>
  );
}

/** What is said of the browser's session; it is not known before the gateway has said it, or to anonymous clients where it takes no question. */
function statusOf(shopper: string | null | undefined): string {
  if (shopper === undefined) return 'It is not known who is signed in.';
  return shopper === null ? 'Nobody is signed in.' : `Signed in: ${shopper}`;
}

/** Who asks: signing in and out by the shop's own cookies, and the keys of a developer and of an application. */
function Session() {
  const { shopper } = useSandbox();
  return (
    <section className="session" aria-label="Session">
      <h2>Session</h2>
      <p role="status">{statusOf(shopper)}</p>
      {shopper == null ? (
        <SignIn />
      ) : (
        <button type="button" className="graphiql-button" onClick={() => signOut()}>
          Sign out
        </button>
      )}
      <h3>Keys</h3>
      <DeveloperKey />
      <AppKey />
    </section>
  );
}

export const sessionPanel = { title: 'Session', icon: Icon, content: Session };
