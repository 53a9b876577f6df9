export type Device = 'mobile' | 'tablet' | 'desktop';

const tablet = /iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i;
const phone = /Mobi|iPhone|iPod|Opera Mini|IEMobile/i;

/** On what the shop is looked at: what the browser hints at, else what its name says. */
export function deviceOf(headers: Pick<Headers, 'get'>): Device {
  const agent = headers.get('user-agent') ?? '';
  const hint = headers.get('sec-ch-ua-mobile');
  if (hint === '?1') return 'mobile';
  if (tablet.test(agent)) return 'tablet';
  return hint === null && phone.test(agent) ? 'mobile' : 'desktop';
}
