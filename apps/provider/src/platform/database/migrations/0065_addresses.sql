create table addresses (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  city text not null,
  street text not null,
  house_number text not null,
  floor text,
  flat_number text,
  building text,
  housing text,
  created_at timestamptz not null default now()
);
create index addresses_user on addresses (user_id, id);
