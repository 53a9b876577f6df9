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
