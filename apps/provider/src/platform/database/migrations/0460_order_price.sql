-- What an order on the site pays for a product where that is less than its price: lists are sorted, narrowed and counted by it, and rows of
-- one table alone are in an index. It is kept by triggers, whoever writes either price. Kopecks.
alter table products add column online_price bigint;

-- Below the plain price, in whole rubles and not below one; null where it is not: `lowerPrice` in catalogue/prices/prices.ts.
create function lower_price(price bigint, other bigint) returns bigint language sql immutable as $$
  select case when other < price then nullif(least(price, greatest(100, other / 100 * 100)), price) end
$$;

create function keep_online_price() returns trigger language plpgsql as $$
begin
  new.online_price := (select lower_price(new.price, k.online) from product_prices k where k.product_id = new.id);
  return new;
end $$;
create trigger products_online_price before update of price on products for each row
  when (old.price is distinct from new.price) execute function keep_online_price();

-- Locks and writes only goods whose price on the site is another one. It asks the prices, not products: a plain price that somebody else is
-- writing is not seen before the lock.
create function spread_online_price() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if tg_op = 'UPDATE' then
    ids := array(select product_id from changed c join replaced r using (product_id) where c.online is distinct from r.online);
  else
    ids := array(select product_id from changed where online is not null);
  end if;
  perform from products p where p.id = any(ids) order by p.id for no key update;
  with repriced as (
    update products p set online_price = lower_price(p.price, k.online)
    from unnest(ids) as c (id) left join product_prices k on k.product_id = c.id
    where p.id = c.id and p.online_price is distinct from lower_price(p.price, k.online) returning p.id
  )
  insert into search_due (product_id) select id from repriced order by id on conflict (product_id) do update set version = default;
  return null;
end $$;
create trigger online_prices_added after insert on product_prices
  referencing new table as changed for each statement execute function spread_online_price();
create trigger online_prices_changed after update on product_prices
  referencing old table as replaced new table as changed for each statement execute function spread_online_price();
create trigger online_prices_removed after delete on product_prices
  referencing old table as changed for each statement execute function spread_online_price();

create or replace trigger products_changed after update on products for each row
  when ((old.status, old.category_id, old.brand_id, old.series_id, old.price, old.online_price, old.price_old, old.is_markdown, old.is_used, old.is_demo, old.order_type, old.is_digital, old.licences > 0)
    is distinct from (new.status, new.category_id, new.brand_id, new.series_id, new.price, new.online_price, new.price_old, new.is_markdown, new.is_used, new.is_demo, new.order_type, new.is_digital, new.licences > 0))
  execute function counts_due_moved();
