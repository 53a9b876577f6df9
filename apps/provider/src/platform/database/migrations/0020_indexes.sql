-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
create index concurrently if not exists products_category on products (category_id, popularity desc, id);
create index concurrently if not exists products_brand on products (brand_id, popularity desc, id);
create index concurrently if not exists products_model on products (model_id);
create index concurrently if not exists products_series on products (series_id);
create index concurrently if not exists products_parent on products (parent_product_id);
create index concurrently if not exists products_popularity on products (popularity desc, id);
create index concurrently if not exists products_article on products (article);
create index concurrently if not exists products_search on products using gin (search);
create index concurrently if not exists products_search_text on products using gin (search_text gin_trgm_ops);
create index concurrently if not exists product_values_code on product_values (attribute_id, code);
create index concurrently if not exists stock_store on stock (store_id);
create index concurrently if not exists tag_products_product on tag_products (product_id);
create index concurrently if not exists comments_owner on comments (owner_id, type, date desc);
create index concurrently if not exists comment_answers_comment on comment_answers (comment_id);

-- What goes when something else goes is found without reading the whole table.
create index concurrently if not exists basket_items_parent on basket_items (parent_id);
create index concurrently if not exists basket_items_product on basket_items (product_id);
create index concurrently if not exists consents_order on consents (order_id);
create index concurrently if not exists product_relations_related on product_relations (related_id);
create index concurrently if not exists product_compatibility_product on product_compatibility (product_id);
