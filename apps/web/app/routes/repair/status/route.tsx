import { isId } from '@vitrina/services/contract/fields/id.ts';
import { Link } from 'react-router';
import { OrderSteps } from '../../../entities/order/order-steps.tsx';
import { isAboutOpening, openingOf } from '../../../entities/person/opening.server.ts';
import { readDraft } from '../../../features/repair/draft.server.ts';
import { handoverLabels, kindLabels, visitIncluded, visitName } from '../../../features/repair/labels.ts';
import { openRequest } from '../../../features/repair/opening.server.ts';
import { statusSteps, toBringFor } from '../../../features/repair/status-steps.ts';
import { addressText } from '../../../features/repair/step-summary.ts';
import { formOf } from '../../../forms/answer.server.ts';
import { RepairRequestStatusDocument } from '../../../generated/graphql.ts';
import { dateText } from '../../../platform/format/dates.ts';
import { rubles, type Sum } from '../../../platform/format/money.ts';
import { nbsp } from '../../../platform/format/nbsp.ts';
import { range } from '../../../platform/format/range.ts';
import { notFound, query, throwFailure } from '../../../platform/gateway/query.server.ts';
import { useRepairGoal } from '../../../platform/goals/order-goal.ts';
import { noIndex } from '../../../platform/head/no-index.ts';
import { PageTitle } from '../../../platform/head/page-title.tsx';
import { lazyWithRetry } from '../../../platform/router/lazy-with-retry.ts';
import { useShell } from '../../../platform/session/use-shell.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Fact } from '../../../ui/fact.tsx';
import { Heading } from '../../../ui/heading.tsx';
import type { Route } from './+types/route';
import '../../../entities/order/order.css';

export const meta: Route.MetaFunction = noIndex;

/**
 * A request, for who has made it; a provider that does not tell how it stands has taken it all the same. On another device whoever holds its
 * phone opens it by a code.
 */
export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  if (!isId(id)) notFound();
  const { data, errors } = await query(context, request, RepairRequestStatusDocument, { id });
  const repairRequest = data?.repairRequest ?? null;
  const isLast = readDraft(context).last === id;
  const isClosed = repairRequest === null && !isLast;
  if (isClosed && errors[0] !== undefined) throwFailure(errors[0]);
  return {
    id,
    opening: isClosed ? openingOf(context, { way: 'repair', id }) : null,
    repairRequest: repairRequest && { ...repairRequest, steps: statusSteps(repairRequest), toBring: toBringFor(repairRequest) },
  };
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await formOf(request);
  if (!isId(id) || !isAboutOpening(form)) notFound();
  return openRequest(context, request, form, id);
}

/** Shown on another device. */
const ClosedPage = lazyWithRetry(async () => ({ default: (await import('../../../entities/person/opening.tsx')).ClosedPage }));

export default function RepairStatusScreen({ loaderData: { id, opening, repairRequest }, actionData: unsent }: Route.ComponentProps) {
  useRepairGoal(id, repairRequest?.createdAt ?? null);
  const { viewer } = useShell();
  const title = `Заявка на ремонт № ${id}`;
  const crumbs = [{ name: 'Главная', url: '/' }, { name: 'Ремонт техники', url: '/repair' }, { name: `Заявка № ${id}` }];
  if (opening !== null)
    return (
      <ClosedPage
        {...{ title, crumbs, opening, unsent }}
        text="На этом устройстве заявку ещё не открывали. Подтвердите телефон, указанный в ней: данные заявки видит только её владелец."
        phoneHint="Тот, что указан в заявке."
        action="Открыть заявку"
        path={`/repair/${id}`}
      />
    );
  return (
    <>
      <PageTitle title={title} />
      <Breadcrumbs steps={crumbs} />
      <Heading level={1} size="22-28" className="mb-1">
        {title}
      </Heading>
      {repairRequest === null ? (
        <p className="mb-6" role="status">
          Заявка принята. Запишите её номер: о каждом шаге сообщим в СМС.
        </p>
      ) : (
        <Facts repairRequest={repairRequest} />
      )}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <LinkButton to="/repair" look="secondary">
          Новая заявка
        </LinkButton>
        {viewer === null || repairRequest === null ? null : (
          <Link to="/account/repairs" className="link link-alone">
            Все мои заявки
          </Link>
        )}
      </p>
    </>
  );
}

/** What a repair costs, and what it would by the list. */
function costText(cost: Sum | null, discountedCost: Sum | null): string {
  if (discountedCost === null) return 'Назовём после диагностики';
  const price = rubles(discountedCost.amount);
  return cost === null ? price : `${price} со скидкой, по прейскуранту ${rubles(cost.amount)}`;
}

type RepairRequest = NonNullable<Awaited<ReturnType<typeof loader>>['repairRequest']>;

function Facts({ repairRequest }: { repairRequest: RepairRequest }) {
  const {
    status,
    statusName,
    kind,
    device,
    problem,
    cost,
    discountedCost,
    handover,
    store,
    place,
    address,
    history,
    documentIds,
    createdAt,
  } = repairRequest;
  const { steps, toBring, purchaseOrderId } = repairRequest;
  // An operator who has an address sends a master to it.
  const isVisited = handover === 'OPERATOR' && address !== null;
  return (
    <>
      <p className="mb-4 text-18" role="status">
        {statusName === '' ? 'Заявка принята' : statusName}
        {status === 'NEW' ? '. О каждом шаге сообщим в СМС.' : ''}
      </p>
      {steps.length === 0 ? null : <OrderSteps steps={steps} isActive={status !== 'ISSUED'} />}
      <div className={toBring.length === 0 ? undefined : 'lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8'}>
        <dl className="order-facts mb-6">
          <Fact name="Создана">{createdAt && dateText(createdAt)}</Fact>
          <Fact name="Устройство">{device}</Fact>
          <Fact name="Неисправность">{problem}</Fact>
          <Fact name="Ремонт">{kind && kindLabels[kind].name}</Fact>
          {kind === 'PAID' ? (
            <Fact name="Стоимость">
              {costText(cost, discountedCost)}
              {isVisited ? <span className="block text-14 text-ink-soft">{visitIncluded}.</span> : null}
            </Fact>
          ) : null}
          <Fact name={isVisited ? 'Где ремонтировать' : 'Способ передачи'}>
            {isVisited
              ? `${visitName}, перед выездом позвонит`
              : handover && (handover === 'OPERATOR' && kind !== 'WARRANTY' ? 'Позвоним и договоримся' : handoverLabels[handover].name)}
          </Fact>
          {place === '' ? null : (
            <Fact name="Место приёма">
              {nbsp(place)}
              {store === null ? null : (
                <>
                  <span className="block text-14 text-ink-soft">{nbsp(store.workTimeLine)}</span>
                  {store.directions === '' ? null : <span className="block text-14 text-ink-soft">{store.directions}</span>}
                  <Link to={store.url} className="link link-alone">
                    Как добраться
                  </Link>
                </>
              )}
            </Fact>
          )}
          <Fact name={isVisited ? 'Мастер приедет' : 'Адрес'}>
            {address && `${addressText(address)}; ${dateText(address.date)}, ${range(address.timeFrom, address.timeTo)}`}
          </Fact>
          {purchaseOrderId === null ? null : (
            <Fact name="Покупка">
              <Link to={`/order-info/${purchaseOrderId}`} className="link link-alone">
                Заказ № {purchaseOrderId}
              </Link>
            </Fact>
          )}
          {documentIds.length === 0 ? null : (
            <Fact name="Документы" className="flex flex-wrap gap-x-4">
              {documentIds.map((file, at) => (
                <a key={file} href={`/documents/${file}`} className="link link-alone" download>
                  Файл {at + 1}
                </a>
              ))}
            </Fact>
          )}
        </dl>
        {toBring.length === 0 ? null : (
          <section aria-labelledby="to-bring" className="panel mb-6">
            <Heading level={2} size={18} id="to-bring" className="mb-2">
              {handover === 'STORE' ? 'Возьмите с собой' : 'К приезду курьера'}
            </Heading>
            <ul className="grid list-disc gap-1 pl-5">
              {toBring.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <Heading level={2} size={18} className="mb-2">
        Что происходило
      </Heading>
      <ol className="rows mb-6">
        {history.map((event) => (
          <li key={`${event.at}${event.statusName}`}>
            <span>
              <b className="block font-medium">{event.statusName}</b>
              {event.comment === '' ? null : <span className="text-14 text-ink-soft">{event.comment}</span>}
            </span>
            <span className="text-right text-14 text-ink-soft">{dateText(event.at)}</span>
          </li>
        ))}
      </ol>
      <p className="mb-6">
        <Link to="/shops#centers" className="link link-alone">
          Магазины и сервисные центры
        </Link>
      </p>
    </>
  );
}
