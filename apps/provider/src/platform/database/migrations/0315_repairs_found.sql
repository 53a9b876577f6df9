-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
-- What a back office looks for, the newest first.
create index concurrently if not exists repair_requests_phone on repair_requests (phone, id desc) where phone <> '';
