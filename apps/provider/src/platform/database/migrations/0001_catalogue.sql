create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table cities (
  id integer primary key,
  alias text not null unique,
  name text not null,
  declension text not null,
  region text not null,
  time_zone text not null,
  zone_code text,
  delivery_type_ids integer[] not null,
  payment_type_ids integer[] not null,
  phone text not null,
  latitude double precision not null,
  longitude double precision not null,
  population integer not null,
  position integer not null,
  has_metro boolean not null,
  has_mkad boolean not null,
  is_priority boolean not null,
  territory_id integer,
  kladr_code text
);

create table stores (
  id integer primary key,
  type smallint not null,
  type_code text not null,
  brand text not null,
  city_id integer not null references cities,
  name text not null,
  address text not null,
  stations text[] not null,
  directions text not null,
  latitude double precision not null,
  longitude double precision not null,
  work_time jsonb not null,
  work_time_line text not null,
  convenience text[] not null,
  services text[] not null,
  images text[] not null
);
create index stores_city on stores (city_id);

create table categories (
  id integer primary key,
  parent_id integer references categories,
  code text not null unique,
  name text not null,
  singular text not null,
  kind text not null,
  position integer not null,
  is_digital boolean not null
);
create index categories_parent on categories (parent_id);

create table brands (id integer primary key, code text not null unique, name text not null unique);

create table series (
  id integer primary key,
  code text not null unique,
  name text not null,
  brand_id integer not null references brands
);

create table models (
  id integer primary key,
  code text not null unique,
  name text not null,
  brand_id integer not null references brands,
  series_id integer references series,
  category_id integer not null references categories
);

create table attributes (
  id integer primary key,
  code text not null,
  name text not null,
  unit text,
  type text not null check (type in ('number', 'text', 'flag'))
);
create unique index attributes_identity on attributes (code, name, coalesce(unit, ''), type);

create table category_attributes (
  category_id integer not null references categories,
  attribute_id integer not null references attributes,
  group_name text not null,
  position smallint not null,
  is_card boolean not null,
  is_filter boolean not null,
  primary key (category_id, attribute_id)
);

create table products (
  id integer primary key,
  status smallint not null default 1,
  name text not null,
  article text not null,
  brand_id integer not null references brands,
  category_id integer references categories,
  model_id integer references models,
  series_id integer references series,
  parent_product_id integer references products,
  price integer not null check (price >= 0),
  price_old integer,
  order_type text not null check (order_type in ('buy', 'preorder', 'false')),
  is_digital boolean not null default false,
  licences integer check (licences >= 0),
  is_markdown boolean not null default false,
  is_used boolean not null default false,
  is_demo boolean not null default false,
  markdown_grade text,
  warranty_days integer not null,
  country text,
  colour text,
  edition text,
  kind text not null,
  facts jsonb not null default '{}',
  description text not null default '',
  max_quantity integer not null default 10,
  popularity integer not null default 1,
  review_count integer not null default 0,
  rating_sum integer not null default 0,
  ratings integer[] not null default '{0,0,0,0,0}',
  question_count integer not null default 0,
  released_at date,
  highlights jsonb not null default '[]',
  ean text[] not null default '{}',
  search_text text not null default '',
  search tsvector
);

create table product_values (
  product_id integer not null references products on delete cascade,
  attribute_id integer not null references attributes,
  text text not null,
  code text not null,
  number double precision,
  primary key (product_id, attribute_id)
);

create table stock (
  store_id integer not null references stores,
  product_id integer not null references products on delete cascade,
  quantity integer not null constraint stock_quantity check (quantity >= 0),
  primary key (product_id, store_id)
);

create table product_relations (
  product_id integer not null references products on delete cascade,
  kind text not null check (kind in ('accessory', 'similar', 'looked_with')),
  position smallint not null,
  related_id integer not null references products on delete cascade,
  primary key (product_id, kind, position)
);

create table product_compatibility (
  product_id integer not null references products on delete cascade,
  brand_id integer not null references brands,
  primary key (brand_id, product_id)
);

create table manuals (
  id integer primary key,
  product_id integer not null references products on delete cascade,
  name text not null,
  url text not null,
  size integer not null
);

create table suppliers (id integer primary key, name text not null);

create table supplier_offers (
  product_id integer not null references products on delete cascade,
  supplier_id integer not null references suppliers,
  price integer not null check (price >= 0),
  price_old integer,
  quantity integer not null constraint supplier_quantity check (quantity >= 0),
  primary key (product_id, supplier_id)
);

create table comments (
  id integer primary key,
  type text not null check (type in ('product', 'question', 'article')),
  owner_id integer not null,
  status smallint not null default 1,
  author text not null,
  rating smallint check (rating between 1 and 5),
  experience text,
  pros text not null,
  cons text not null,
  text text not null,
  date timestamptz not null,
  likes integer not null,
  dislikes integer not null,
  is_verified boolean not null
);

create table comment_answers (
  id integer primary key,
  comment_id integer not null references comments on delete cascade,
  author text not null,
  is_expert boolean not null,
  text text not null,
  date timestamptz not null,
  likes integer not null,
  dislikes integer not null
);

create table tags (
  id integer primary key,
  alias text not null unique,
  name text not null,
  text text,
  category_id integer references categories,
  position smallint not null
);

create table tag_products (
  tag_id integer not null references tags,
  product_id integer not null references products on delete cascade,
  primary key (tag_id, product_id)
);

create table tag_synonyms (synonym text primary key, tag_id integer not null references tags);

create table slides (
  id integer primary key,
  position smallint not null,
  title text not null,
  text text not null,
  button text not null,
  url text not null
);

create table features (key text primary key, position smallint not null, is_active boolean not null, value_active boolean);

create table redirects (path text primary key, url text not null, code smallint not null);

create table meta (key text primary key, value text not null);
