-- Months over which a shopper has chosen to pay an order back; null where nothing was chosen.
alter table orders add column credit_months integer check (credit_months > 0);
-- The same of one attempt to pay it.
alter table payments add column months integer check (months > 0);
alter table acquirer_operations add column months integer check (months > 0);
-- What the bank offers: months, rate, payments and what is overpaid. Takes the place of `periods`, which an older release still writes.
alter table acquirer_operations add column plans jsonb not null default '[]';
