-- Whether the promocode of an action is shown on the page of its offer; any other is known only to whom it was given.
alter table actions add column is_public boolean not null default false;

-- Who is sent the codes of gift cards instead of the buyer: `{ "email", "name", "words" }`. With an order also when they were sent.
alter table baskets add column gift jsonb;
alter table orders add column gift jsonb, add column gift_sent_at timestamptz;
