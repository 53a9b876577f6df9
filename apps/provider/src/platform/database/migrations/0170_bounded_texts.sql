-- Texts with a code or a link that opens something; they are blanked an hour after they were sent.
alter table outbox add column has_secret boolean not null default false;
update outbox set has_secret = true
  where subject like 'Код для%' or subject in ('Ваши коды', 'Новый пароль', 'Подтвердите почту');
-- When a guest's basket was last looked at a day or more after it had changed.
alter table baskets add column looked_at timestamptz;
