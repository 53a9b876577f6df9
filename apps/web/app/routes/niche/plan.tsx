/** An arrow between two points with a letter at its middle. */
function Measure({ from, to, letter }: { from: readonly [number, number]; to: readonly [number, number]; letter: string }) {
  const isAcross = from[1] === to[1];
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const tips = isAcross
    ? `M${from[0] + 5} ${y - 4}l-5 4 5 4M${to[0] - 5} ${y - 4}l5 4-5 4`
    : `M${x - 4} ${from[1] + 5}l4-5 4 5M${x - 4} ${to[1] - 5}l4 5 4-5`;
  return (
    <>
      <path d={`M${from.join(' ')}L${to.join(' ')}${tips}`} className="stroke-accent" strokeWidth="2" fill="none" />
      <circle cx={x} cy={y} r="9" className="fill-paper" />
      <text x={x} y={y + 5} textAnchor="middle" className="fill-accent text-14 font-bold">
        {letter}
      </text>
    </>
  );
}

const solid = 'fill-sunken stroke-edge';
const dashed = { className: 'fill-paper stroke-line', strokeDasharray: '5 4' };

/** Where a niche and a door are measured; the letters are those of the hints at the fields. */
export function NichePlan() {
  return (
    <figure>
      <svg
        viewBox="0 0 320 290"
        width="320"
        height="290"
        role="img"
        aria-label="Ширина — между стенками, высота — от пола до столешницы, глубина — от стены до края, дверь — проём в свету"
        className="max-w-full"
        strokeWidth="2"
      >
        <text x="4" y="14" className="fill-ink-soft text-14">
          Спереди
        </text>
        <path d="M14 40h34v86H14zm128 0h34v86h-34z" className={solid} />
        <rect x="48" y="40" width="94" height="86" {...dashed} />
        <path d="M8 28h174v12H8z" className={solid} />
        <path d="M4 126h182" className="stroke-edge" />
        <Measure from={[50, 106]} to={[140, 106]} letter="Ш" />
        <Measure from={[74, 42]} to={[74, 124]} letter="В" />
        <text x="4" y="168" className="fill-ink-soft text-14">
          Сверху
        </text>
        <path d="M4 176h182v10H4z" className={solid} />
        <path d="M14 186h34v86H14zm128 0h34v86h-34z" className={solid} />
        <rect x="48" y="186" width="94" height="86" {...dashed} />
        <Measure from={[50, 250]} to={[140, 250]} letter="Ш" />
        <Measure from={[74, 188]} to={[74, 270]} letter="Г" />
        <text x="220" y="14" className="fill-ink-soft text-14">
          Дверь
        </text>
        <path d="M220 28h92v98h-12V40h-68v86h-12z" className={solid} />
        <path d="M214 126h104" className="stroke-edge" />
        <Measure from={[234, 92]} to={[298, 92]} letter="Д" />
      </svg>
    </figure>
  );
}

/** Where the place of a screen and the distance to it are measured; the letters are those of the hints at the fields. */
export function ScreenPlan() {
  return (
    <figure>
      <svg
        viewBox="0 0 320 290"
        width="320"
        height="290"
        role="img"
        aria-label="Ширина — место на тумбе или стене, высота — до полки над экраном, расстояние — от экрана до того, кто смотрит"
        className="max-w-full"
        strokeWidth="2"
      >
        <text x="4" y="14" className="fill-ink-soft text-14">
          Спереди
        </text>
        <path d="M60 28h200v8H60zM50 124h220v26H50z" className={solid} />
        <rect x="60" y="38" width="200" height="84" {...dashed} />
        <rect x="98" y="56" width="124" height="66" className={solid} />
        <Measure from={[62, 109]} to={[258, 109]} letter="Ш" />
        <Measure from={[80, 40]} to={[80, 120]} letter="В" />
        <text x="4" y="182" className="fill-ink-soft text-14">
          Сбоку
        </text>
        <path d="M20 192v92h286M30 262h34v22H30zM40 204h6v58h-6z" className={solid} />
        <path d="M258 236h34q8 0 8 10v38h-52v-24h10z" className={solid} />
        <Measure from={[50, 226]} to={[256, 226]} letter="Р" />
      </svg>
    </figure>
  );
}
