-- What the search knows of a product stands apart: the product's own row, with its many indexes, is written for the shop's sake alone.
-- Neither table refers to the products: checking would lock each of them, and one that is gone has to leave the index as well.
create sequence search_versions;

-- New, changed or gone since it was indexed; the version tells whether that has happened once more while it was being read.
create table search_due (
  product_id integer primary key,
  version bigint not null default nextval('search_versions')
);

-- The part of the index that has a product.
create table search_places (
  product_id integer primary key,
  segment_id integer not null references search_segments on delete cascade
);
create index search_places_segment on search_places (segment_id);

insert into search_due (product_id) select id from products where search_due;
insert into search_places select id, search_segment_id from products where search_segment_id is not null;
alter table products drop column search_segment_id, drop column search_due;

create function search_due_products() returns trigger language plpgsql as $$
begin
  insert into search_due (product_id) select id from changed order by id on conflict (product_id) do update set version = default;
  return null;
end $$;
create trigger products_added_to_search after insert on products
  referencing new table as changed for each statement execute function search_due_products();
create trigger products_removed_from_search after delete on products
  referencing old table as changed for each statement execute function search_due_products();
