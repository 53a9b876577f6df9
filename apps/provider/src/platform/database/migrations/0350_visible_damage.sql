-- Nobody who has it calls the device undamaged.
alter table repair_problems add column is_visible_damage boolean not null default false;
