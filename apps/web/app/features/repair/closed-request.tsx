import { ClosedPage, type OpeningProps } from '../../entities/person/opening.tsx';

/** A repair request that this browser does not know. */
export function ClosedRequest({ id, ...of }: OpeningProps & { id: string }) {
  return (
    <ClosedPage
      title={`Заявка на ремонт № ${id}`}
      crumbs={[{ name: 'Главная', url: '/' }, { name: 'Ремонт техники', url: '/repair' }, { name: `Заявка № ${id}` }]}
      text="На этом устройстве заявку ещё не открывали. Подтвердите телефон, указанный в ней: данные заявки видит только её владелец."
      phoneHint="Тот, что указан в заявке."
      action="Открыть заявку"
      path={`/repair/${id}`}
      {...of}
    />
  );
}
