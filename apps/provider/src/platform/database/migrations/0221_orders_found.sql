-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
-- What a back office looks for, the newest first.
create index concurrently if not exists orders_newest on orders (inserted_at desc, id desc);
create index concurrently if not exists orders_of_store on orders (finish_storage_id, inserted_at desc, id desc) where finish_storage_id is not null;
create index concurrently if not exists orders_of_status on orders (status_id, inserted_at desc, id desc);
create index concurrently if not exists orders_of_phone on orders (mobile_phone, inserted_at desc, id desc);
