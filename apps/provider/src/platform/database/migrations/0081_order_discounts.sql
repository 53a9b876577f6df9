-- Why an order came to less than its prices: the rows of an order add up to its discount.
create table order_discounts (
  order_id integer not null references orders (id) on delete cascade,
  position integer not null,
  -- As it was when the order was made; null for a price that needed no promotion.
  action_id integer,
  name text not null,
  promocode text,
  sum bigint not null check (sum > 0),
  primary key (order_id, position)
);
