-- Keys by which whoever has confirmed an order's phone by a code reads it on another device, beside the key it was made with.
create table opened_orders (
  key_hash text primary key,
  order_id int not null references orders (id) on delete cascade,
  opened_at timestamptz not null default now()
);
create index opened_orders_order on opened_orders (order_id);
create index opened_orders_at on opened_orders (opened_at);
