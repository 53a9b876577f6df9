-- What a shopper is told of in the account, the newest last.
create table notifications (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  kind text not null,
  title text not null,
  text text not null,
  -- A path of the shop.
  url text,
  at timestamptz not null default now()
);
create index notifications_user on notifications (user_id, id desc);
create index notifications_at on notifications (at);
