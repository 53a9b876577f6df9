-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
-- What a card says of a product that nobody has written highlights for is read from its specifications.
create index concurrently if not exists category_attributes_card on category_attributes (category_id) where is_card;
-- A brand's pieces were looked for among all pieces, old prices among all prices; rows of one time lie together.
create index concurrently if not exists products_pieces_brand on products (brand_id, popularity desc, id) where is_markdown;
create index concurrently if not exists price_changes_at on price_changes using brin (at);
