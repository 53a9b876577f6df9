-- When the buyer of an unpaid order is told of it; null where there is nothing to tell: it has been told, paid or given up.
alter table orders add column unpaid_notice_at timestamptz;
create index orders_unpaid_notice on orders (unpaid_notice_at) where unpaid_notice_at is not null;
