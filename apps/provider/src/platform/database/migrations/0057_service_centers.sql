create table service_centers (
  id integer primary key,
  city_id integer not null references cities,
  name text not null,
  brand_codes text[] not null,
  address text not null,
  phone text not null,
  latitude double precision not null,
  longitude double precision not null,
  work_time_line text not null
);
create index service_centers_city on service_centers (city_id);
