-- What an action asks for beside goods, and what it is a part of (spec 2 §3).
alter table actions
  -- Of another action: it is over with it.
  add column parent_id integer references actions (id),
  -- Ways to pay by which alone it counts; none where it counts by any.
  add column payment_type_ids integer[] not null default '{}',
  -- Whether a service, such as a warranty, is to be had with the goods; `dso.required` says whether it has to be.
  add column recommends_service boolean not null default false,
  add column is_of_sberbank boolean not null default false;

-- Sber's longer instalment (apps/provider/src/credit/programs.ts); payment type 60 is its «Плати частями».
insert into actions (id, action_type, mechanic, public_name, public_description, is_hidden, min_sum, max_loan, credit_notification,
  payment_type_ids, recommends_service, is_of_sberbank)
values (1305, 'info', 'discount', 'Рассрочка СберБанка на 6 месяцев',
  'Добавьте к товару дополнительную гарантию — и всю покупку можно оплатить за 6 месяцев без переплаты.', true, 1000000, 20000000,
  'По картам СберБанка — с дополнительной гарантией', '{60}', true, true);
