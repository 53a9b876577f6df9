-- What was imported, so that the same line again changes nothing.
create table imported (
  product_id integer primary key references products on delete cascade,
  fingerprint text not null
);
