-- Goods of a category with what they can be filtered by, packed: of a listing that is narrowed, a provider counts facets in its memory.
-- `counts/keep.ts` writes these tables with the counts of the same category. Records stand in the order of the products' ids, each number
-- with its highest byte first; which fields a record has, `counts/columns/records.ts` says.
create sequence facet_revisions;

create table facet_goods (
  category_id integer primary key,
  -- Of all revisions none is like another.
  revision bigint not null,
  goods bytea not null
);

-- Values that are ticked one by one have a row each; of other numbers and of flags there is one, with an empty code and no text.
create table facet_values (
  category_id integer not null,
  attribute_id integer not null,
  code text not null,
  text text,
  number double precision,
  goods bytea not null,
  primary key (category_id, attribute_id, code)
);

-- What a city can have. City 0 is what every city can; a city that has nothing any more keeps an empty row.
create table facet_stock (
  category_id integer not null,
  city_id integer not null,
  revision bigint not null,
  goods bytea not null,
  primary key (category_id, city_id)
);

insert into counts_due select id, true from categories;
