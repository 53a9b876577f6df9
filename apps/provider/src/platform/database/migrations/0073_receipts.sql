-- Fiscal receipts, as they were given out: what an order is changed to later changes none of them.
create table receipts (
  -- Number of the fiscal document.
  number integer generated always as identity primary key,
  order_id integer not null references orders (id) on delete cascade,
  operation text not null check (operation in ('income', 'income_return')),
  payment_id integer references payments (id) on delete cascade,
  refund_id integer references refunds (id) on delete cascade,
  buyer text not null,
  items jsonb not null,
  -- Kopecks.
  sum bigint not null check (sum > 0),
  issued_at timestamptz not null default now(),
  check ((operation = 'income') = (payment_id is not null) and (operation = 'income_return') = (refund_id is not null))
);
-- Money is given a receipt for once.
create unique index receipts_payment on receipts (payment_id);
create unique index receipts_refund on receipts (refund_id);
create index receipts_order on receipts (order_id);
