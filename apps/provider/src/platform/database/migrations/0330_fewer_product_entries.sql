-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
-- Most products are of no model, no series and no other product: they stand in none of these any more. Codes are looked for folded (products_code).
create index concurrently if not exists products_of_model on products (model_id) where model_id is not null;
create index concurrently if not exists products_of_series on products (series_id) where series_id is not null;
create index concurrently if not exists products_of_parent on products (parent_product_id) where parent_product_id is not null;
drop index concurrently if exists products_model;
drop index concurrently if exists products_series;
drop index concurrently if exists products_parent;
drop index concurrently if exists products_pieces_parent;
drop index concurrently if exists products_article;
