-- From which addresses are suggested and cleaned. A city without any is one whose streets nobody has brought in.
create table streets (
  id integer generated always as identity primary key,
  city_id integer not null references cities (id),
  name text not null,
  own text not null,
  houses integer not null
);
create index streets_city on streets (city_id, id);
