-- Whether a SIM card is put in with the telephones of an order.
alter table orders add column with_sim boolean not null default false;
