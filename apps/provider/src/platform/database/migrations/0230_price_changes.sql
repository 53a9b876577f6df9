-- What a product has cost: a row for each change, whoever makes it. Kopecks; each price holds until the next.
create table price_changes (
  id bigint generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  at timestamptz not null default now(),
  price bigint not null,
  unique (product_id, at)
);

create function note_first_prices() returns trigger language plpgsql as $$
begin
  insert into price_changes (product_id, price) select id, price from added;
  return null;
end $$;

create function note_price() returns trigger language plpgsql as $$
begin
  insert into price_changes (product_id, price) values (new.id, new.price)
  on conflict (product_id, at) do update set price = excluded.price;
  return null;
end $$;

create trigger products_first_price after insert on products referencing new table as added for each statement execute function note_first_prices();
create trigger products_price after update of price on products for each row
  when (old.price is distinct from new.price) execute function note_price();

insert into price_changes (product_id, price) select id, price from products;
