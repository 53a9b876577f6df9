-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
create index concurrently if not exists product_subscriptions_price on product_subscriptions (product_id, price);
drop index concurrently if exists product_subscriptions_product;
