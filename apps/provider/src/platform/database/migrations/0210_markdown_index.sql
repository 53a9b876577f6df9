-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
-- Used and marked-down pieces are searched by themselves, the most popular first.
create index concurrently if not exists products_markdown on products (popularity desc, id) where is_markdown;
