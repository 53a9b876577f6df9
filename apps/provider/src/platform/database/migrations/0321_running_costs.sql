-- What a unit of electricity or water costs in a city; the row without a city counts in all others. Kopecks.
create table tariffs (
  resource text not null,
  city_id integer references cities on delete cascade,
  price bigint not null check (price > 0),
  -- Who has set it, as a shopper reads it, and from which day it holds.
  source text not null,
  since date not null,
  unique nulls not distinct (city_id, resource)
);

-- For how many years the use of a product is reckoned.
create table running_costs (
  product_id integer primary key references products on delete cascade,
  years smallint not null check (years > 0)
);

-- What a product consumes in a year: of a resource with a tariff, or of something that has a price of its own (kopecks).
create table running_cost_parts (
  product_id integer not null references running_costs on delete cascade,
  position smallint not null,
  name text not null,
  quantity numeric not null check (quantity > 0),
  unit text not null,
  resource text,
  price bigint check (price > 0),
  -- From what the quantity follows, in a sentence.
  basis text not null,
  primary key (product_id, position),
  check ((resource is null) <> (price is null))
);
