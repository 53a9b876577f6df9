-- What is behind the doors of the advent calendar, by the day of December.
create table advent_days (
  day smallint primary key check (day between 11 and 31),
  title text not null,
  text text not null,
  url text not null,
  -- What its picture shows: kinds of goods, and the ground's tone in degrees.
  kinds text[] not null,
  hue smallint not null
);
