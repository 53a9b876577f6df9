-- Special offers, news and reviews: what the shop writes.
create table articles (
  id integer primary key,
  type text not null check (type in ('action', 'news', 'review')),
  -- Stands in the address of a review.
  slug text,
  name text not null,
  announce text not null,
  -- Parts of the text, as the wire has them; a picture is named by its number.
  body jsonb not null,
  -- What its picture shows: kinds of goods, and the ground's tone in degrees.
  kinds text[] not null,
  hue smallint not null,
  published_on date not null,
  starts_on date,
  ends_on date,
  -- Under this tag are its goods.
  tag_id integer references tags,
  -- Of reviews: minutes that reading takes, and what readers think of it.
  minutes smallint,
  likes integer not null default 0,
  dislikes integer not null default 0
);
create unique index articles_slug on articles (slug) where slug is not null;
create index articles_published on articles (type, published_on desc, id desc);
create index articles_liked on articles (type, likes desc, id desc);
create index articles_ending on articles (type, ends_on, id);
create index articles_tag on articles (tag_id) where tag_id is not null;

-- What articles are filed under: mechanics, brands, channels, categories, badges.
create table article_marks (
  kind text not null check (kind in ('mechanic', 'brand', 'channel', 'category', 'badge')),
  code text not null,
  name text not null,
  position smallint not null,
  primary key (kind, code)
);

create table article_marked (
  article_id integer not null references articles on delete cascade,
  kind text not null,
  code text not null,
  primary key (article_id, kind, code),
  foreign key (kind, code) references article_marks
);
create index article_marked_mark on article_marked (kind, code, article_id);

-- Goods that a review is about.
create table article_products (
  article_id integer not null references articles on delete cascade,
  product_id integer not null references products on delete cascade,
  position smallint not null,
  primary key (article_id, product_id)
);
create index article_products_product on article_products (product_id);
