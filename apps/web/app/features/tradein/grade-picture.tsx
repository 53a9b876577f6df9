import type { TradeInCondition } from '../../generated/graphql.ts';

/** Outline of a device, its screen, and where the screen lies. */
const shapes = {
  phones: { body: [44, 6, 52, 88, 9], screen: [48, 12, 44, 76, 4] },
  tablets: { body: [34, 8, 72, 84, 8], screen: [40, 14, 60, 72, 3] },
  laptops: { body: [28, 14, 84, 58, 5], screen: [33, 19, 74, 48, 2] },
  watches: { body: [48, 28, 44, 46, 14], screen: [53, 33, 34, 36, 10] },
  consoles: { body: [22, 30, 96, 42, 18], screen: [46, 36, 48, 30, 4] },
} as const satisfies Record<string, { body: Box; screen: Box }>;

type Box = readonly [x: number, y: number, width: number, height: number, radius: number];
type Kind = keyof typeof shapes;

const isKind = (code: string): code is Kind => code in shapes;

function Rect({ box: [x, y, width, height, rx], className }: { box: Box; className: string }) {
  return <rect x={x} y={y} width={width} height={height} rx={rx} className={className} strokeWidth="2" />;
}

const extras: Readonly<Record<Kind, string>> = {
  phones: 'M66 91h8',
  tablets: 'M66 89h8',
  laptops: 'M18 78h104l-6 6H24z',
  watches: 'M54 28 57 8h26l3 20M54 74l3 20h26l3-20',
  consoles: 'M34 46v10M29 51h10M104 45v0M110 52v0M98 52v0M104 58v0',
};

/** A drawing of a device in a condition: whole, scratched, or with a broken screen. */
export function GradePicture({ group, condition }: { group: string | null; condition: TradeInCondition | null }) {
  const kind = group !== null && isKind(group) ? group : 'phones';
  const { body, screen } = shapes[kind];
  const [x, y, width, height] = screen;
  const at = (across: number, down: number): string => `${x + (width * across) / 100} ${y + (height * down) / 100}`;
  return (
    <svg viewBox="0 0 140 100" width="140" height="100" fill="none" aria-hidden="true" className="tradein-picture">
      <path d={extras[kind]} className="stroke-edge" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      <Rect box={body} className="fill-paper stroke-edge" />
      <Rect box={screen} className="fill-sunken stroke-line" />
      {condition === 'PERFECT' ? (
        <path
          d={`M${at(30, 60)} L${at(45, 74)} L${at(72, 34)}`}
          className="stroke-good"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : null}
      {condition === 'WORKING' ? (
        <path
          d={`M${at(18, 22)} L${at(44, 34)} M${at(56, 60)} L${at(84, 70)} M${at(22, 74)} L${at(40, 80)} M${at(66, 18)} L${at(80, 26)}`}
          className="stroke-ink-faint"
          strokeWidth="2"
          strokeLinecap="round"
        />
      ) : null}
      {condition === 'BROKEN_SCREEN' ? (
        <path
          d={`M${at(62, 0)} L${at(48, 30)} L${at(0, 46)} M${at(48, 30)} L${at(66, 52)} L${at(100, 44)} M${at(66, 52)} L${at(44, 74)} L${at(52, 100)} M${at(44, 74)} L${at(8, 88)}`}
          className="stroke-sale"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : null}
    </svg>
  );
}
