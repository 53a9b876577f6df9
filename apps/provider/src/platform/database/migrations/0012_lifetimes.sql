-- Answers were kept in clear, with the keys of orders in them; keys too. What is left says only that the key has served.
update submissions set key = encode(sha256(convert_to(key, 'UTF8')), 'hex');
alter table submissions drop column answer;
alter table submissions add column answer text;

create index submissions_created on submissions (created_at);
create index outbox_created on outbox (created_at);
create index baskets_untouched on baskets (updated_at) where user_id is null;
create index acquirer_notifications_done on acquirer_notifications (due_at) where deliveries_left = 0;
