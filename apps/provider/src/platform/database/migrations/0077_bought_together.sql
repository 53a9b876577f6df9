-- concurrently: what was bought with a product is found by the product, its latest orders first
create index concurrently if not exists order_items_product on order_items (product_id, order_id desc);
create index concurrently if not exists order_items_parent on order_items (parent_id);
