-- The parts into which the products fall for search engines, kept by `site/sitemap.ts`: nobody's visit reads a million products for them.
create table sitemap_parts (
  -- Id of its last product; it begins after the last one of the part before.
  last integer primary key,
  changed_at timestamptz not null
);
