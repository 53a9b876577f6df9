-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
-- Pieces of a category, of a product and of a brand are few among its goods.
create index concurrently if not exists products_pieces on products (category_id, popularity desc, id) where is_markdown;
create index concurrently if not exists products_pieces_parent on products (parent_product_id) where is_markdown;
-- On PostgreSQL 0260 has left it behind.
drop index concurrently if exists products_markdown;
