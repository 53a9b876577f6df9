-- Reviews of one variant of a model count for all of them: a colour is not rated apart from the others.
update products p set review_count = m.review_count, rating_sum = m.rating_sum, ratings = m.ratings
from (
  select model_id, sum(review_count)::int as review_count, sum(rating_sum)::int as rating_sum,
    array[sum(ratings[1]), sum(ratings[2]), sum(ratings[3]), sum(ratings[4]), sum(ratings[5])]::int[] as ratings
  from products where model_id is not null and not is_markdown group by model_id having count(*) > 1 and sum(review_count) > 0
) m
where p.model_id = m.model_id and not p.is_markdown;
