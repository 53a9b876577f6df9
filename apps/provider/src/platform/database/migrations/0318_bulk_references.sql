-- A catalogue comes in with some twenty specifications and as many places of stock for each product, and a foreign key looks at every one of
-- them by itself. What they refer to is looked up and locked as a foreign key does, but once for all rows of a statement.
create function check_references() returns trigger language plpgsql as $$
declare
  ids integer[];
  existing integer;
begin
  for i in 0 .. tg_nargs - 2 by 2 loop
    execute format('select array_agg(id order by id) from (select distinct %I as id from changed) wanted', tg_argv[i]) into ids;
    execute format('select count(*) from (select from %I where id = any($1) order by id for key share) found', tg_argv[i + 1]) into existing using ids;
    if existing < cardinality(ids) then
      raise foreign_key_violation using message = format('%s of %s refers to a row of %s that does not exist', tg_argv[i], tg_table_name, tg_argv[i + 1]);
    end if;
  end loop;
  return null;
end $$;

create function refuse_new_key() returns trigger language plpgsql as $$
begin
  raise foreign_key_violation using message = format('a row of %s keeps its key; delete it and insert another one', tg_table_name);
end $$;

create function remove_rows_of_products() returns trigger language plpgsql as $$
begin
  delete from product_values where product_id in (select id from removed);
  delete from stock where product_id in (select id from removed);
  return null;
end $$;

create function keep_attributes_in_use() returns trigger language plpgsql as $$
begin
  if exists (select from product_values v join removed r on r.id = v.attribute_id) then
    raise foreign_key_violation using message = 'an attribute is still referred to from product_values';
  end if;
  return null;
end $$;

create function keep_stores_in_use() returns trigger language plpgsql as $$
begin
  if exists (select from stock s join removed r on r.id = s.store_id) then
    raise foreign_key_violation using message = 'a store is still referred to from stock';
  end if;
  return null;
end $$;

create trigger values_refer after insert on product_values referencing new table as changed
  for each statement execute function check_references('attribute_id', 'attributes', 'product_id', 'products');
create trigger values_keep_their_key before update of product_id, attribute_id on product_values for each row
  when ((old.product_id, old.attribute_id) is distinct from (new.product_id, new.attribute_id)) execute function refuse_new_key();
create trigger stock_refers after insert on stock referencing new table as changed
  for each statement execute function check_references('store_id', 'stores', 'product_id', 'products');
create trigger stock_keeps_its_key before update of product_id, store_id on stock for each row
  when ((old.product_id, old.store_id) is distinct from (new.product_id, new.store_id)) execute function refuse_new_key();

create trigger products_leave_nothing after delete on products referencing old table as removed for each statement execute function remove_rows_of_products();
create trigger products_keep_their_id before update of id on products for each row when (old.id <> new.id) execute function refuse_new_key();
create trigger attributes_in_use after delete on attributes referencing old table as removed for each statement execute function keep_attributes_in_use();
create trigger attributes_keep_their_id before update of id on attributes for each row when (old.id <> new.id) execute function refuse_new_key();
create trigger stores_in_use after delete on stores referencing old table as removed for each statement execute function keep_stores_in_use();
create trigger stores_keep_their_id before update of id on stores for each row when (old.id <> new.id) execute function refuse_new_key();

alter table product_values drop constraint product_values_product_id_fkey, drop constraint product_values_attribute_id_fkey;
alter table stock drop constraint stock_product_id_fkey, drop constraint stock_store_id_fkey;

-- Each product is looked up once, by its key, however many there are; not once for each of its specifications.
create or replace function counts_due_of_products() returns trigger language plpgsql as $$
begin
  insert into counts_due select distinct category_id, tg_table_name <> 'stock'
  from products where id = any(array(select distinct product_id from changed)) and category_id is not null;
  return null;
end $$;
