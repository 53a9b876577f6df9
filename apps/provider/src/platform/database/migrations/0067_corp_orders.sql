-- What companies have asked for; a manager agrees on the rest.
create table corp_orders (
  id integer generated always as identity primary key,
  inn text not null,
  company_name text not null,
  contact_name text not null,
  phone text not null,
  email text not null,
  comment text,
  -- Products with their names at that time, and pieces.
  items jsonb not null,
  -- Purposes consented to, and from where.
  consents text[] not null,
  ip text not null,
  inserted_at timestamptz not null
);
