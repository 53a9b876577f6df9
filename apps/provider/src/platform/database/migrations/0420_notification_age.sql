-- How long the acquirer has not been heard tells whether somebody has to be called.
alter table acquirer_notifications add column created_at timestamptz not null default now();
