-- Favourites and comparison of shoppers. The number that grows is the order in which products came in.
create table listed_products (
  user_id integer not null references users (id) on delete cascade,
  list text not null check (list in ('favorites', 'compare')),
  product_id integer not null references products (id) on delete cascade,
  added bigint generated always as identity,
  primary key (user_id, list, product_id)
);
create index listed_products_product on listed_products (product_id);
