-- A code that was sent to a phone: for a sign-in, for a new account, for whatever asks whose phone it is.
create table phone_codes (
  -- SHA-256 of the id by which the code is brought; the id itself is nowhere kept.
  request text primary key,
  purpose text not null,
  phone text not null,
  -- SHA-256 of that id and the code.
  code text not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index phone_codes_expiry on phone_codes (expires_at);

-- What a link in a letter is worth: a new password, or an e-mail that is confirmed.
create table account_links (
  -- SHA-256 of the token in the link.
  hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  purpose text not null,
  -- The address that is confirmed.
  email text,
  expires_at timestamptz not null
);
create index account_links_user on account_links (user_id);
create index account_links_expiry on account_links (expires_at);

create table account_consents (
  user_id integer not null references users (id) on delete cascade,
  purpose text not null,
  at timestamptz not null,
  ip text not null
);
create index account_consents_user on account_consents (user_id);
