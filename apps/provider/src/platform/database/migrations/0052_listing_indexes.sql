-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
-- Every order of a listing, within a category; what is not listed is not in them.
create index concurrently if not exists products_listed_price on products (category_id, price, id) where status = 1 and not is_markdown;
create index concurrently if not exists products_listed_rating on products (category_id, ((rating_sum + 20.0) / (review_count + 5)) desc, review_count desc, id) where status = 1 and not is_markdown;
create index concurrently if not exists products_listed_date on products (category_id, released_at desc nulls last, id) where status = 1 and not is_markdown;
create index concurrently if not exists products_listed_discount on products (category_id, (coalesce(1 - price::float8 / nullif(price_old, 0), 0)) desc, popularity desc, id) where status = 1 and not is_markdown;

-- A brand within a category, and the variants of a model that stand by its name alone.
create index concurrently if not exists products_shelf on products (brand_id, category_id, popularity desc, id);

-- The product of the day: any of those that are cheaper than they were, in an order that has nothing to do with anything.
create index concurrently if not exists products_bargain on products (md5(id::text)) where status = 1 and not is_markdown and price_old >= price * 1.08 and popularity >= 30;
