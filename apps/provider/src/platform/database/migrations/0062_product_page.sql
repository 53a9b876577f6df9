-- Prices of a product beside its plain one, each for those who fulfil something: few products have any, so they stand in a table of
-- their own. Kopecks. One that is not below the plain price any more is not told: see products/prices.ts.
create table product_prices (
  product_id integer primary key references products (id) on delete cascade,
  before_discount bigint check (before_discount >= 100),
  online bigint check (online >= 100),
  pink bigint check (pink >= 100),
  super_discount bigint check (super_discount > 0),
  super_conditions jsonb not null default '[]',
  tradein_discount bigint check (tradein_discount > 0)
);

-- When what is told of a product has changed last: search engines come again for those that have.
alter table products add column changed_at timestamptz not null default now();

-- Videos about a product, by their ids at YouTube.
create table product_videos (
  product_id integer not null references products (id) on delete cascade,
  position smallint not null,
  video_id text not null check (video_id ~ '^[A-Za-z0-9_-]{11}$'),
  primary key (product_id, position)
);

-- Goods that somebody has put together: a product is shown with the others of each compilation it is in.
create table compilations (id integer primary key, name text not null);
create table compilation_products (
  compilation_id integer not null references compilations (id) on delete cascade,
  position smallint not null,
  product_id integer not null references products (id) on delete cascade,
  primary key (compilation_id, position)
);
create index compilation_products_product on compilation_products (product_id, compilation_id);

-- What can be rented: kopecks a day.
create table rentals (
  product_id integer primary key references products (id) on delete cascade,
  price_per_day bigint not null check (price_per_day >= 100)
);
