-- Money that goes back to the shopper, from the wish to the acquirer's word that it is done.
create table refunds (
  id integer generated always as identity (start with 700001) primary key,
  order_id integer not null references orders (id),
  payment_id integer not null references payments (id),
  -- By which the acquirer knows it: asked twice, it gives the money back once.
  key text not null unique,
  reason text not null check (reason in ('cancelled', 'returned', 'superfluous')),
  -- Kopecks.
  sum bigint not null check (sum > 0),
  status text not null default 'requested' check (status in ('requested', 'sent', 'confirmed', 'failed')),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  -- Why the last attempt came to nothing, for the operator.
  trouble text,
  requested_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index refunds_order on refunds (order_id);
create index refunds_payment on refunds (payment_id);
create index refunds_due on refunds (due_at) where status in ('requested', 'sent');

insert into refunds (order_id, payment_id, key, reason, sum, requested_at)
select order_id, id, 'superfluous-' || id, 'superfluous', sum, refund_requested_at
from payments where refund_requested_at is not null and sum > 0;
alter table payments drop column refund_requested_at;

alter table order_items add column returned integer not null default 0 check (returned between 0 and quantity);

-- Until when the acquirer may take the money; null: no end.
alter table acquirer_operations add column expires_at timestamptz;

-- The sandbox acquirer's own book.
create table acquirer_refunds (
  key text primary key,
  token text not null references acquirer_operations (token),
  sum bigint not null check (sum > 0),
  status text not null default 'accepted' check (status in ('accepted', 'done')),
  created_at timestamptz not null default now()
);
create index acquirer_refunds_token on acquirer_refunds (token);
