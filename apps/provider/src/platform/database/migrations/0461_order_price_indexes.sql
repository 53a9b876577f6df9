-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
-- Locked in the order in which imports lock goods; one line, since a line's end ends a statement here. Search has these prices by a new index.
do $$ begin perform from products p join product_prices k on k.product_id = p.id where p.online_price is distinct from lower_price(p.price, k.online) order by p.id for no key update of p; update products p set online_price = lower_price(p.price, k.online) from product_prices k where k.product_id = p.id and p.online_price is distinct from lower_price(p.price, k.online); end $$;

-- The orders of a listing by what an order pays; an expression is counted in the index alone where its columns are in it as well. The version before reads
-- products_listed_price, products_listed_discount, products_used_pieces and products_bargain: a later release drops them.
create index concurrently if not exists products_listed_order_price on products (category_id, coalesce(online_price, price), id) include (price, online_price) where status = 1 and not is_markdown;
create index concurrently if not exists products_listed_reduction on products (category_id, (coalesce(1 - coalesce(online_price, price)::float8 / nullif(price_old, 0), 0)) desc, popularity desc, id) where status = 1 and not is_markdown;
create index concurrently if not exists products_priced_pieces on products (popularity desc, id) include (status, category_id, price, online_price) where is_markdown;
create index concurrently if not exists products_order_bargain on products (md5(id::text)) where status = 1 and not is_markdown and price_old >= coalesce(online_price, price) * 1.08 and popularity >= 30;
