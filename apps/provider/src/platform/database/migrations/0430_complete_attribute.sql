-- The code belongs to the filter of a search; an attribute of that name steps aside, as those called «condition» do.
update attributes set code = 'complete-value' where code = 'complete';
