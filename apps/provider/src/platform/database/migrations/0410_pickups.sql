-- What the stores of a city hand over, and until when: of each product the latest minute of each weekday, Monday first, at which one of the
-- stores that have it closes; 0 where none opens. So a product is counted once, whatever the hour. `counts/pickups.ts` writes these tables.
create table counted_pickups (
  category_id integer not null,
  brand_id integer not null,
  city_id integer not null,
  closings smallint[] not null,
  products integer not null,
  primary key (category_id, brand_id, city_id, closings)
);
create index counted_pickups_brand on counted_pickups (brand_id, city_id);

-- The same goods, packed; a group that has nothing any more keeps an empty row.
create table facet_pickups (
  category_id integer not null,
  city_id integer not null,
  closings smallint[] not null,
  revision bigint not null,
  goods bytea not null,
  primary key (category_id, city_id, closings)
);

create function counts_due_of_stores() returns trigger language plpgsql as $$
begin
  if exists (
    select from changed n join former o on o.id = n.id
    where (o.city_id, o.type, o.work_time) is distinct from (n.city_id, n.type, n.work_time)
  ) then
    insert into counts_due select id, false from categories;
  end if;
  return null;
end $$;
create trigger stores_changed after update on stores referencing old table as former new table as changed
  for each statement execute function counts_due_of_stores();

insert into counts_due select id, false from categories;
