-- Rooms for banners, and what is in them.
create table banner_types (
  code text primary key,
  name text not null,
  -- Where in the shop it is.
  location text not null
);

create table banners (
  id integer primary key,
  type text not null references banner_types,
  title text not null,
  text text not null,
  url text not null,
  -- What its picture shows: kinds of goods, and the ground's tone in degrees.
  kinds text[] not null,
  hue smallint not null,
  is_visible boolean not null default true
);
create index banners_type on banners (type, id);
