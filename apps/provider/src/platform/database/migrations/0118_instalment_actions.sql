-- What an action of an instalment asks for and how much it lends (spec 2 §3).
alter table actions
  -- Kopecks of accessories that have to lie under the product; 0 asks for none.
  add column accessories_sum bigint not null default 0 check (accessories_sum >= 0),
  -- Kopecks that are lent at most; null where the action lends nothing.
  add column max_loan bigint check (max_loan > 0),
  -- What is said of it beside the instalment.
  add column credit_notification text;

-- Of the longest instalment, for goods that are a little too cheap for it alone (apps/provider/src/credit/programs.ts).
insert into actions (id, action_type, mechanic, public_name, public_description, is_hidden, min_sum, accessories_sum, max_loan, credit_notification)
values (1304, 'info', 'discount', 'Рассрочка 0-0-36 с аксессуарами',
  'Добавьте к товару аксессуары — и всю покупку можно оплатить за 36 месяцев без переплаты.', true, 2700000, 300000, 50000000,
  'Рассрочка на 36 месяцев — с аксессуарами');
