-- A/B branches: a new visitor is given one by the weights, and the home page of a branch may begin with its largest sections. Without others
-- everybody is of the default branch.
create table branches (
  name text primary key check (name ~ '^[A-Za-z0-9._-]{1,32}$'),
  weight integer not null check (weight between 0 and 1000000),
  largest_first boolean not null default false
);
insert into branches (name, weight) values ('A', 1);

-- Words of a sticker that one branch has instead of the usual ones.
create table branch_stickers (
  code text not null,
  branch text not null references branches (name) on delete cascade,
  name text not null,
  primary key (branch, code)
);
