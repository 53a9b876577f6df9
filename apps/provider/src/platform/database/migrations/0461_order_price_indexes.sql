-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
insert into search_due (product_id) select k.product_id from product_prices k join products p on p.id = k.product_id
  where p.online_price is distinct from lower_price(p.price, k.online) order by 1 on conflict (product_id) do update set version = default;
update products p set online_price = lower_price(p.price, k.online) from product_prices k
  where k.product_id = p.id and p.online_price is distinct from lower_price(p.price, k.online);

-- The orders of a listing by what an order pays; an expression is counted in the index alone where its columns are in it as well. The version before reads products_listed_price and products_listed_discount.
create index concurrently if not exists products_listed_order_price on products (category_id, coalesce(online_price, price), id) include (price, online_price) where status = 1 and not is_markdown;
create index concurrently if not exists products_listed_reduction on products (category_id, (coalesce(1 - coalesce(online_price, price)::float8 / nullif(price_old, 0), 0)) desc, popularity desc, id) where status = 1 and not is_markdown;
create index concurrently if not exists products_priced_pieces on products (popularity desc, id) include (status, category_id, price, online_price) where is_markdown;
drop index concurrently if exists products_used_pieces;
