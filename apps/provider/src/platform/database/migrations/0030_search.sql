-- Search keeps an inverted index of its own, which is read and ranked in the provider alike over both databases.
drop index if exists products_search;
drop index if exists products_search_text;
alter table products drop column search, drop column search_text;

-- Part of the index: some products, numbered from 0. Never changed: what has changed since is in a newer segment.
create table search_segments (
  id integer generated always as identity primary key,
  documents integer not null,
  -- Ids, categories, prices … of its products, column by column.
  columns bytea not null,
  -- Its terms in their order, each with its number of products and where its postings lie.
  dictionary bytea not null,
  -- Products of older segments that are here anew, or no longer anywhere.
  replaced integer[] not null,
  created_at timestamptz not null default now()
);

-- Postings of neighbouring terms, some kilobytes together.
create table search_blocks (
  segment_id integer not null references search_segments on delete cascade,
  number integer not null,
  postings bytea not null,
  primary key (segment_id, number)
);
alter table search_blocks alter column postings set storage external;

alter table products
  add column search_segment_id integer references search_segments on delete set null,
  -- New or changed since it was indexed.
  add column search_due boolean not null default true;
