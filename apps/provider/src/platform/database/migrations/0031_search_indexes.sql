-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
create index concurrently if not exists products_search_due on products (id) where search_due;
create index concurrently if not exists products_search_segment on products (search_segment_id);

-- Exact codes: articles without the signs that people leave out, and EANs.
create index concurrently if not exists products_code on products (regexp_replace(lower(article), '[^[:alnum:]]', '', 'g'));
create index concurrently if not exists products_ean on products using gin (ean);
