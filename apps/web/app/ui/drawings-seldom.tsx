/** Drawings as in `drawings.tsx`, of screens that are seldom empty: whoever opens a basket need not load them. */

const shadow = <ellipse cx="60" cy="88" rx="44" ry="5" className="fill-sunken" />;

/** A heart on a card that is still empty. */
export const noFavorites = (
  <>
    {shadow}
    <rect x="30" y="10" width="60" height="70" rx="8" className="fill-sunken stroke-edge" strokeWidth="2" />
    <path d="M40 62h40M40 70h24" className="stroke-line" strokeWidth="2" strokeLinecap="round" />
    <path
      d="M60 52C48 43 44 37 44 31a8.5 8.5 0 0 1 16-4 8.5 8.5 0 0 1 16 4c0 6-4 12-16 21z"
      className="fill-paper stroke-sale"
      strokeWidth="3"
      strokeLinejoin="round"
    />
  </>
);

/** Scales with nothing on either side. */
export const nothingCompared = (
  <>
    {shadow}
    <path d="M60 14v62M44 80h32M24 26h72" className="stroke-edge" strokeWidth="3" strokeLinecap="round" />
    <path d="M24 26 12 54m12-28 12 28M96 26 84 54m12-28 12 28" className="stroke-line" strokeWidth="2" strokeLinecap="round" />
    <path
      d="M9 54h30c0 9-6 14-15 14S9 63 9 54zm72 0h30c0 9-6 14-15 14s-15-5-15-14z"
      className="fill-sunken stroke-edge"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <circle cx="60" cy="14" r="4" className="fill-paper stroke-sale" strokeWidth="3" />
  </>
);

/** Two balloons of talk, one of them with a question. */
export const noQuestions = (
  <>
    {shadow}
    <path
      d="M52 40h44a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-4v10L80 74H52a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8z"
      className="fill-sunken stroke-edge"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path d="M62 57h32M62 65h20" className="stroke-line" strokeWidth="2" strokeLinecap="round" />
    <path
      d="M24 10h40a8 8 0 0 1 8 8v24a8 8 0 0 1-8 8H38L26 60V50h-2a8 8 0 0 1-8-8V18a8 8 0 0 1 8-8z"
      className="fill-paper stroke-edge"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path d="M38 25a6 6 0 1 1 8.5 5.5c-1.7.9-2.500 2-2.500 3.500" className="stroke-sale" strokeWidth="3" strokeLinecap="round" />
    <circle cx="44" cy="41" r="2" className="fill-sale" />
  </>
);

/** What is looked for stands in the glass: a shelf that is still whole. */
export const searchStart = (
  <>
    {shadow}
    <path d="M16 74h88M24 74V22h72v52" className="fill-sunken stroke-edge" strokeWidth="2" strokeLinejoin="round" />
    <path d="M24 48h72" className="stroke-line" strokeWidth="2" />
    <path d="M32 36h10v12H32zm46-4h10v16H78zM34 60h14v14H34z" className="fill-paper stroke-line" strokeWidth="2" />
    <circle cx="62" cy="46" r="18" className="fill-paper stroke-edge" strokeWidth="2" />
    <path d="m75 59 17 17" className="stroke-edge" strokeWidth="5" strokeLinecap="round" />
    <path d="M56 38h12v18H56zm4 13h4" className="stroke-sale" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round" />
  </>
);
