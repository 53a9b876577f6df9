import type { ReactNode } from 'react';

interface StateProps {
  title: string;
  /** One sentence. */
  text: ReactNode;
  /** One way on. */
  children?: ReactNode;
  /** The heading's level; 1 when the state is the whole screen. */
  level?: 1 | 2;
}

function State({ title, text, children, level = 2, drawing }: StateProps & { drawing: ReactNode }) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex max-w-[32rem] flex-col items-center gap-3 py-10 text-center">
      <svg width="120" height="96" viewBox="0 0 120 96" fill="none" aria-hidden="true">
        {drawing}
      </svg>
      <Heading className="text-22">{title}</Heading>
      <p className="text-ink-soft">{text}</p>
      {children ? <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </div>
  );
}

/** Nothing is here, and that is all right: a picture, of its own or of an empty box, a sentence and one way on. */
export function EmptyState({ drawing, ...props }: StateProps & { drawing?: ReactNode }) {
  return (
    <State
      {...props}
      drawing={
        drawing ?? (
          <>
            <ellipse cx="60" cy="86" rx="44" ry="6" className="fill-sunken" />
            <path d="M22 34h76v44a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6z" className="fill-sunken stroke-edge" strokeWidth="2" />
            <path d="M22 34 34 16h52l12 18" className="fill-paper stroke-edge" strokeWidth="2" strokeLinejoin="round" />
            <path d="M46 46c0 18 28 18 28 0" className="stroke-edge" strokeWidth="2" strokeLinecap="round" />
          </>
        )
      }
    />
  );
}

/** Something went wrong: what to do, in a sentence, and a way to try the same page again. */
export function ErrorState({
  children = (
    // biome-ignore lint/a11y/useValidAnchor: the same address once more
    <a href="" className="button button-primary">
      Попробовать ещё раз
    </a>
  ),
  ...props
}: StateProps) {
  return (
    <State
      {...props}
      drawing={
        <>
          <ellipse cx="60" cy="88" rx="44" ry="5" className="fill-sunken" />
          <rect x="22" y="12" width="76" height="54" rx="6" className="fill-sunken stroke-edge" strokeWidth="2" />
          <path d="M50 84h20M60 66v18" className="stroke-edge" strokeWidth="2" strokeLinecap="round" />
          <path d="m50 30 20 20m0-20L50 50" className="stroke-sale" strokeWidth="3" strokeLinecap="round" />
        </>
      }
    >
      {children}
    </State>
  );
}
