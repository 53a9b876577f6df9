-- concurrently: each statement by itself, so that a shop which is open goes on selling while it runs
create index concurrently if not exists comments_answers on comments (parent_id, date, id) where parent_id is not null;
-- What is said of a thing, without the answers.
create index concurrently if not exists comments_said on comments (owner_id, type, date desc, id desc) where parent_id is null;
create index concurrently if not exists comments_waiting on comments (date, id) where status = 0;
create index concurrently if not exists comments_user on comments (user_id, date desc) where user_id is not null;
create index concurrently if not exists comments_writer on comments (writer_hash, date desc) where writer_hash is not null;
