-- Ways to pay that the prices of an order hold for: those that its promotions ask for, none where they ask for none.
alter table orders add column paid_only_by integer[] not null default '{}';
