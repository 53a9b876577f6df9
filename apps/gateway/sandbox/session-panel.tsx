import { type SubmitEvent, useState } from 'react';
import { signIn, signOut } from './send.ts';
import { change, useSandbox } from './state.ts';

function Icon() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20c1-4 4-6 8-6s7 2 8 6" />
    </svg>
  );
}

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
  if (about.isDemo) return <p className="note">This is a demonstration: below each answer stands where it came from.</p>;
  return (
    <label>
      Developer key
      <input
        type="password"
        autoComplete="off"
        value={developerKey}
        onChange={(event) => change({ developerKey: event.currentTarget.value })}
        aria-describedby="about-key"
      />
      <span id="about-key" className="note">
        With the key of the configuration you see below each answer where it came from. It is forgotten with this page.
      </span>
    </label>
  );
}

/** Who asks: signing in and out by the shop's own cookies, and the developer's key. */
function Session() {
  const { shopper } = useSandbox();
  return (
    <section className="session" aria-label="Session">
      <h2>Session</h2>
      <p role="status">{shopper == null ? 'Nobody is signed in.' : `Signed in: ${shopper}`}</p>
      {shopper == null ? (
        <SignIn />
      ) : (
        <button type="button" className="graphiql-button" onClick={() => signOut()}>
          Sign out
        </button>
      )}
      <h3>Provenance</h3>
      <DeveloperKey />
    </section>
  );
}

export const sessionPanel = { title: 'Session', icon: Icon, content: Session };
