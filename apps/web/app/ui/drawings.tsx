/** What an empty screen shows in the place of the usual box: 120 by 96, drawn as the others are. */

const shadow = <ellipse cx="60" cy="88" rx="44" ry="5" className="fill-sunken" />;

/** A basket with nothing in it. */
export const emptyBasket = (
  <>
    {shadow}
    <path
      d="M18 20h12l14 46h46l10-34H34"
      className="fill-sunken stroke-edge"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <path d="M52 32l4 34m26-34-4 34M38 49h58" className="stroke-line" strokeWidth="2" />
    <circle cx="52" cy="78" r="6" className="fill-paper stroke-edge" strokeWidth="2" />
    <circle cx="84" cy="78" r="6" className="fill-paper stroke-edge" strokeWidth="2" />
  </>
);

/** A glass over an empty shelf. */
export const nothingFound = (
  <>
    {shadow}
    <path d="M16 74h88M24 74V22h72v52" className="fill-sunken stroke-edge" strokeWidth="2" strokeLinejoin="round" />
    <path d="M24 48h72" className="stroke-line" strokeWidth="2" />
    <circle cx="66" cy="44" r="20" className="fill-paper stroke-edge" strokeWidth="2" />
    <path d="m81 58 17 17" className="stroke-edge" strokeWidth="5" strokeLinecap="round" />
    <path d="M58 44h16" className="stroke-sale" strokeWidth="3" strokeLinecap="round" />
  </>
);

/** A plug that has come out of its socket. */
export const noSuchPage = (
  <>
    {shadow}
    <rect x="72" y="22" width="34" height="44" rx="6" className="fill-sunken stroke-edge" strokeWidth="2" />
    <circle cx="89" cy="37" r="3" className="stroke-edge" strokeWidth="2" />
    <circle cx="89" cy="51" r="3" className="stroke-edge" strokeWidth="2" />
    <path d="M10 78c14 0 10-34 24-34h8" className="stroke-edge" strokeWidth="3" strokeLinecap="round" />
    <path d="M42 34h12v20H42z" className="fill-paper stroke-edge" strokeWidth="2" strokeLinejoin="round" />
    <path d="M54 39h8m-8 10h8" className="stroke-sale" strokeWidth="3" strokeLinecap="round" />
  </>
);
