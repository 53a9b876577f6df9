create table users (
  id integer generated always as identity primary key,
  phone text unique check (phone ~ '^7[0-9]{10}$'),
  email text unique check (email = lower(email)),
  -- Becomes the e-mail when it is confirmed.
  new_email text,
  is_confirmed_email boolean not null default false,
  first_name text,
  last_name text,
  birthdate date,
  sex smallint check (sex in (1, 2)),
  -- With the parameters it was made with; null for an account that signs in by code only.
  password_hash text,
  subscribe_types text[] not null default '{}',
  created_at timestamptz not null default now(),
  check (phone is not null or email is not null)
);

create table product_subscriptions (
  user_id integer not null references users (id) on delete cascade,
  product_id integer not null references products (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
create index product_subscriptions_product on product_subscriptions (product_id);

-- One sign-in and all tokens that have come from it: they end together.
create table sessions (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index sessions_user on sessions (user_id);

create table session_tokens (
  -- SHA-256; the token itself is nowhere kept.
  hash text primary key,
  session_id integer not null references sessions (id) on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  -- When a refresh token has made its successors.
  used_at timestamptz
);
create index session_tokens_session on session_tokens (session_id);
create index session_tokens_expiry on session_tokens (expires_at);

-- Wrong passwords by what was typed as the login, whether or not there is such an account.
create table login_attempts (
  -- SHA-256 of the login.
  login text primary key,
  tries integer not null,
  since timestamptz not null
);
create index login_attempts_since on login_attempts (since);

alter table baskets add column user_id integer references users (id) on delete cascade;
create index baskets_user on baskets (user_id, updated_at desc) where user_id is not null;

alter table orders add column user_id integer references users (id) on delete set null;
create index orders_user on orders (user_id, id desc) where user_id is not null;
