-- Old devices that the owner of a basket hands in for its goods (spec 2 §3). What is given for one is looked up whenever the basket is read.
create table exchange_devices (
  basket_id text not null references baskets (id) on delete cascade,
  t_id integer not null check (t_id between 10000 and 99999),
  calculator_id integer not null references tradein_calculators (id) on delete cascade,
  model_id integer not null references tradein_models (id) on delete cascade,
  -- Gb; 0 for a model that has none to choose.
  memory integer not null check (memory >= 0),
  -- 3 perfect, 2 working, 1 with a broken screen.
  status smallint not null check (status in (1, 2, 3)),
  color_code text references tradein_colors (code) on delete set null,
  saved_at timestamptz not null default now(),
  primary key (basket_id, t_id)
);
create index exchange_devices_calculator on exchange_devices (calculator_id);
create index exchange_devices_model on exchange_devices (model_id);
create index exchange_devices_color on exchange_devices (color_code);

-- The new device that they are to be exchanged for.
create table exchange_goods (
  basket_id text primary key references baskets (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade
);
create index exchange_goods_product on exchange_goods (product_id);

-- The devices of an order, as they were when it was made.
create table order_devices (
  order_id integer not null references orders (id) on delete cascade,
  t_id integer not null,
  calculator_id integer not null,
  model_id integer not null,
  brand text not null,
  model text not null,
  memory integer not null,
  status smallint not null,
  color_code text,
  -- What was given for it, and the product that it was exchanged for.
  price bigint not null check (price > 0),
  product_id integer not null,
  primary key (order_id, t_id)
);
