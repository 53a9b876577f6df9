-- What listings, the tree, brands and facets count, kept by category and brand: a visit adds up some rows instead of reading products.
-- `counts/keep.ts` writes these tables; nothing refers to them, and from the goods they can be made anew at any time.
create table counted_goods (
  category_id integer not null,
  brand_id integer not null,
  products integer not null,
  discounted integer not null,
  lowest bigint not null,
  highest bigint not null,
  primary key (category_id, brand_id)
);
create index counted_goods_brand on counted_goods (brand_id);

create table counted_series (
  category_id integer not null,
  series_id integer not null,
  products integer not null,
  primary key (category_id, series_id)
);
create index counted_series_series on counted_series (series_id);

-- Products that a city can have. City 0 are those that every city can: what lies in a warehouse, and what is digital.
create table counted_available (
  category_id integer not null,
  brand_id integer not null,
  city_id integer not null,
  products integer not null,
  primary key (category_id, brand_id, city_id)
);
create index counted_available_brand on counted_available (brand_id, city_id);

-- Values of the attributes that a category can be filtered by; of numbers and flags one row, with an empty code.
create table counted_values (
  category_id integer not null,
  brand_id integer not null,
  attribute_id integer not null,
  code text not null,
  text text,
  products integer not null,
  lowest double precision,
  highest double precision,
  primary key (category_id, brand_id, attribute_id, code)
);
create index counted_values_brand on counted_values (brand_id);

-- Categories to be counted anew, appended by whoever changes goods: without a key, so that nobody waits for anybody.
create table counts_due (
  category_id integer not null,
  -- Whether more has changed than what is in stock.
  goods boolean not null
);
create index counts_due_category on counts_due (category_id);

create function counts_due_goods() returns trigger language plpgsql as $$
begin
  insert into counts_due select distinct category_id, true from changed where category_id is not null;
  return null;
end $$;

create function counts_due_moved() returns trigger language plpgsql as $$
begin
  insert into counts_due select distinct id, true from unnest(array[old.category_id, new.category_id]) id where id is not null;
  return null;
end $$;

create function counts_due_of_products() returns trigger language plpgsql as $$
begin
  insert into counts_due select distinct p.category_id, tg_table_name <> 'stock'
  from changed c join products p on p.id = c.product_id where p.category_id is not null;
  return null;
end $$;

create function counts_due_of_product() returns trigger language plpgsql as $$
begin
  insert into counts_due select category_id, tg_table_name <> 'stock' from products where id = new.product_id and category_id is not null;
  return null;
end $$;

create trigger products_added after insert on products referencing new table as changed for each statement execute function counts_due_goods();
create trigger products_removed after delete on products referencing old table as changed for each statement execute function counts_due_goods();
create trigger products_changed after update on products for each row
  when ((old.status, old.category_id, old.brand_id, old.series_id, old.price, old.price_old, old.is_markdown, old.order_type, old.is_digital, old.licences > 0)
    is distinct from (new.status, new.category_id, new.brand_id, new.series_id, new.price, new.price_old, new.is_markdown, new.order_type, new.is_digital, new.licences > 0))
  execute function counts_due_moved();

create trigger values_added after insert on product_values referencing new table as changed for each statement execute function counts_due_of_products();
create trigger values_removed after delete on product_values referencing old table as changed for each statement execute function counts_due_of_products();
create trigger values_changed after update on product_values for each row
  when ((old.attribute_id, old.code, old.text, old.number) is distinct from (new.attribute_id, new.code, new.text, new.number))
  execute function counts_due_of_product();

create trigger stock_added after insert on stock referencing new table as changed for each statement execute function counts_due_of_products();
create trigger stock_removed after delete on stock referencing old table as changed for each statement execute function counts_due_of_products();
create trigger stock_changed after update on stock for each row
  when ((old.quantity > 0) is distinct from (new.quantity > 0)) execute function counts_due_of_product();

create trigger filters_changed after update on category_attributes for each row
  when (old.is_filter is distinct from new.is_filter) execute function counts_due_moved();
create trigger filters_added after insert on category_attributes referencing new table as changed for each statement execute function counts_due_goods();

insert into counts_due select id, true from categories;
