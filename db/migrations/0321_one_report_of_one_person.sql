-- Reports of one person about another are one while nobody has dealt with it: what they add is added to it.
update reports r set reason = left(merged.reason, 8000)
  from (
    select (array_agg(id order by created_at, id))[1] as id,
        string_agg(reason, E'\n\n' order by created_at, id) as reason
      from reports where resolved_at is null group by reporter_id, reported_id having count(*) > 1
  ) merged
  where r.id = merged.id;
delete from reports r using reports older
  where r.resolved_at is null and older.resolved_at is null
    and r.reporter_id = older.reporter_id and r.reported_id = older.reported_id
    and (older.created_at, older.id) < (r.created_at, r.id);
create unique index if not exists reports_open_key on reports (reporter_id, reported_id)
  where resolved_at is null;
