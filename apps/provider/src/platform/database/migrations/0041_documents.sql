-- Files of shoppers are in the database, so that several machines share them; no file is larger than 10 MB.
create table documents (
  id int primary key generated always as identity,
  user_id int references users (id) on delete cascade,
  -- Of a guest: whoever knows the key may read it.
  repair_key_hash text,
  name text not null,
  type text not null,
  content bytea not null check (octet_length(content) <= 10485760),
  created_at timestamptz not null,
  -- When a request has taken it; a file that none takes goes after a day.
  attached_at timestamptz,
  check (user_id is not null or repair_key_hash is not null)
);
-- Photos and scans are compressed already.
alter table documents alter column content set storage external;

create index documents_user on documents (user_id) where user_id is not null;
create index documents_repair_key on documents (repair_key_hash) where repair_key_hash is not null;
create index documents_unattached on documents (created_at) where attached_at is null;
