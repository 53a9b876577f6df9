-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
-- A shopper keeps the goods after all.
alter table return_requests drop constraint if exists return_requests_status_check,
  add constraint return_requests_status_check check (status in ('new', 'accepted', 'refused', 'done', 'withdrawn')) not valid;
-- Open ones are listed by age.
create index concurrently if not exists return_requests_oldest on return_requests (id) where status in ('new', 'accepted');
