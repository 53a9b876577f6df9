-- concurrently: presents go with the action that brings them
create index concurrently if not exists basket_items_present on basket_items (present_of) where present_of is not null;
