-- Smart prices (spec 2 §3): what an old device takes off one piece of a product.
create table smart_prices (
  tx text primary key,
  -- Number of the valuation.
  tradein_id integer generated always as identity (start with 1000),
  product_id integer not null references products (id) on delete cascade,
  return_url text not null,
  state text not null default 'created' check (state in ('created', 'completed', 'declined')),
  -- Kopecks; what the shop adds is a part of the whole.
  total_discount bigint not null default 0 check (total_discount >= 0),
  benefit bigint not null default 0 check (benefit between 0 and total_discount),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- The basket that it lowers a price in.
  basket_id text references baskets (id) on delete set null,
  -- The order that it has been used for: once and for all.
  order_id integer references orders (id) on delete cascade
);
create index smart_prices_product on smart_prices (product_id);
create index smart_prices_basket on smart_prices (basket_id) where basket_id is not null;
create unique index smart_prices_order on smart_prices (order_id, product_id) where order_id is not null;
create index smart_prices_expiry on smart_prices (expires_at) where order_id is null;
