-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
-- What search engines are told of, in the order of the ids, with its last change.
create index concurrently if not exists products_sitemap on products (id) include (changed_at) where status = 1 and category_id is not null and not is_markdown;
