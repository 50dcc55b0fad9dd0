import type pg from 'pg';

export interface GazetteerRow {
  /** Null is the county as a whole. */
  readonly town: string | null;
  readonly county: string;
  readonly aliases: readonly string[];
}

/** The whole gazetteer (a few hundred rows), in the official order of the counties. */
export async function readGazetteer(pool: pg.Pool): Promise<GazetteerRow[]> {
  const { rows } = await pool.query<GazetteerRow>({
    name: 'accounts-gazetteer',
    text: `select town, county, aliases from (
             select town, county, aliases from places
             union all select null, name, '{}' from counties
           ) place join counties on counties.name = county
           order by counties.position, town nulls first`,
  });
  return rows;
}
