-- What a shopper would rather have in an order of its own than wait for with the rest.
alter table basket_items add column is_later boolean not null default false;
