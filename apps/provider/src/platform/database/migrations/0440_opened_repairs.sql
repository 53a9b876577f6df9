-- Keys by which whoever has confirmed a repair request's phone by a code reads it on another device, beside the key it was made with.
create table opened_repairs (
  key_hash text primary key,
  request_id integer not null references repair_requests (id) on delete cascade,
  opened_at timestamptz not null default now()
);
create index opened_repairs_request on opened_repairs (request_id);
create index opened_repairs_at on opened_repairs (opened_at);

-- Below which address of the shop the pages of requests are, as the shop has said it: messages lead there.
alter table repair_requests add column return_url text;
