-- How a brand is written in Russian, and what its devices are called there: «айфон», «самсунг».
alter table tradein_brands add column aliases text not null default '';
