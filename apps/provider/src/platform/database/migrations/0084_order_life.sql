-- Put together (A) and on its way to where it is picked up (T). Only what is written from now on is looked at: nothing had them before.
alter table orders drop constraint orders_status_id_check;
alter table orders add constraint orders_status_id_check check (status_id in ('W', 'N', 'A', 'T', 'R', 'D', 'I', 'Z', 'F')) not valid;
-- Since when an order has had its status.
alter table orders add column moved_at timestamptz not null default now();
