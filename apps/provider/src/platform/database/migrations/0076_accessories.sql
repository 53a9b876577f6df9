-- Additional warranties: products without a category, so that they have no page and stand in no listing, each for goods of a price.
create table warranties (
  product_id integer primary key references products (id) on delete cascade,
  months smallint not null check (months > 0),
  -- Kopecks: for goods that cost at least the first and less than the second.
  price_from bigint not null check (price_from >= 0),
  price_to bigint not null check (price_to > price_from)
);

-- Which of its accessories a product is sold with as a bundle.
alter table product_relations drop constraint product_relations_kind_check;
alter table product_relations add constraint product_relations_kind_check
  check (kind in ('accessory', 'similar', 'looked_with', 'bundle'));

-- The promotion under which an accessory was added.
alter table basket_items add column action_id integer;

-- What was added to what, as it was ordered.
alter table order_items add column parent_id integer references order_items (id) on delete cascade;
alter table order_items add column is_warranty boolean not null default false;

-- When the shopper was shown it as a step of the checkout last.
alter table baskets add column shown_at timestamptz;
