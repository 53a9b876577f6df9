import { Link } from 'react-router';
import type { OwnRepairsFragment } from '../../generated/graphql.ts';
import { dateText } from '../../platform/format/dates.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Heading } from '../../ui/heading.tsx';
import './account.css';

type OwnRepair = OwnRepairsFragment['nodes'][number];

const badgeLook = ({ isActive, status }: OwnRepair) => (!isActive ? 'plain' : status === 'APPROVAL' ? 'warn' : 'good');

/** What the shopper has to do, beside the name of the state; null where there is nothing but to wait. */
function stateText({ status, handover, place }: OwnRepair): string | null {
  if (status === 'APPROVAL') return 'Мастер ждёт вашего решения';
  if (handover !== 'STORE' || place === '') return null;
  if (status === 'NEW') return `Ждём устройство: ${place}`;
  return status === 'READY' ? `Можно забрать: ${place}` : null;
}

/** Repair requests as cards, each with its state in words, what is repaired, and the way to its page. */
export function RepairList({ repairs }: { repairs: readonly OwnRepair[] }) {
  return (
    <ul className="account-orders">
      {repairs.map((repair) => (
        <li key={repair.id}>
          <RepairCard repair={repair} />
        </li>
      ))}
    </ul>
  );
}

function RepairCard({ repair }: { repair: OwnRepair }) {
  const { id, statusName, createdAt, device, problem } = repair;
  const state = stateText(repair);
  const path = `/repair/${id}`;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Heading level={2} size={18} id={`repair-${id}`}>
          <Link to={path} className="link-alone hover:text-accent">
            Заявка на ремонт № {id}
          </Link>
        </Heading>
        <Badge look={badgeLook(repair)}>{statusName === '' ? 'Принята' : statusName}</Badge>
      </div>
      <p className="text-14 text-ink-soft">
        {state === null ? null : <span className="block text-16 text-ink">{nbsp(state)}</span>}
        {createdAt === null ? null : <>Отправлена {dateText(createdAt)}</>}
      </p>
      <div className="account-order-body">
        <p className="min-w-0">
          {nbsp(device)}
          {problem === '' ? null : <span className="block text-14 text-ink-soft">{problem}</span>}
        </p>
        <div className="account-order-action">
          <LinkButton to={path} aria-describedby={`repair-${id}`}>
            Открыть заявку
          </LinkButton>
        </div>
      </div>
    </>
  );
}
