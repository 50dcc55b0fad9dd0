import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod';
import type { DB } from './database.types.ts';
import { defineJob } from './jobs.ts';

/** Seals what was added to the audit log. */
export const sealAuditLog = defineJob({
  name: 'audit.seal',
  payload: z.strictObject({}),
  cron: '* * * * *',
  timeLimitSeconds: 300,
});

const atOnce = 1_000;

/** Seals all entries that are committed. @returns how many there were */
export async function sealAudit(db: Kysely<DB>): Promise<number> {
  for (let total = 0; ; ) {
    const { rows } = await sql<{ sealed: number }>`
      select seal_audit_log(${atOnce}) as sealed`.execute(db);
    const sealed = rows[0]?.sealed ?? 0;
    total += sealed;
    if (sealed < atOnce) return total;
  }
}

/** A place of the chain with its hash, to be kept elsewhere: the chain must hold it for ever. */
export interface ChainEnd {
  readonly position: number;
  readonly hash: string;
}

export type ChainFault =
  /** The entry, or the chain here or just before, is not what was sealed. */
  | { readonly fault: 'changed'; readonly position: number; readonly entryId: string }
  | { readonly fault: 'removed'; readonly position: number; readonly entryId: string }
  | { readonly fault: 'gap'; readonly position: number }
  /** An entry that never went through the log's own door. */
  | { readonly fault: 'slipped_in'; readonly entryId: string }
  /** The chain no longer holds what was noted of it. */
  | { readonly fault: 'not_as_noted'; readonly position: number };

export interface ChainReport {
  readonly faults: readonly ChainFault[];
  /** Null for an empty chain. */
  readonly end: ChainEnd | null;
}

const mostFaults = 20;

/**
 * Seals what waits, then computes the whole chain again, apart from the database's own hashing.
 *
 * @param noted an end of the chain that was noted before
 */
export async function verifyAudit(db: Kysely<DB>, noted?: ChainEnd): Promise<ChainReport> {
  await sealAudit(db);
  const faults: ChainFault[] = [];
  let end: ChainEnd | null = null;
  let before = Buffer.alloc(0);
  let heldNoted = noted === undefined;
  for await (const link of links(db)) {
    const expectedPosition: number = (end?.position ?? 0) + 1;
    if (link.position !== expectedPosition)
      faults.push({ fault: 'gap', position: expectedPosition });
    const { position, entryId } = link;
    if (link.content === null) faults.push({ fault: 'removed', position, entryId });
    else if (!createHash('sha256').update(before).update(link.content).digest().equals(link.hash)) {
      faults.push({ fault: 'changed', position, entryId });
    }
    // Each link is held against the one stored before it, so that one fault is named once.
    before = link.hash;
    end = { position, hash: link.hash.toString('hex') };
    if (noted?.position === position && noted.hash === end.hash) heldNoted = true;
    if (faults.length >= mostFaults) break;
  }
  if (noted && !heldNoted) faults.push({ fault: 'not_as_noted', position: noted.position });
  faults.push(...(await slippedIn(db)));
  return { faults, end };
}

interface Link {
  readonly position: number;
  readonly entryId: string;
  readonly hash: Buffer<ArrayBuffer>;
  readonly content: string | null;
}

async function* links(db: Kysely<DB>): AsyncGenerator<Link> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Link>`
      select c.position::float8 as position, c.entry_id::text as "entryId", c.hash,
          case when l.id is not null then audit_content(l) end as content
        from audit_chain c left join audit_log l on l.id = c.entry_id
        where c.position > ${after} order by c.position limit ${atOnce}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.position;
  }
}

async function slippedIn(db: Kysely<DB>): Promise<ChainFault[]> {
  const { rows } = await sql<{ entryId: string }>`
    select l.id::text as "entryId" from audit_log l
      where not exists (select from audit_chain c where c.entry_id = l.id)
        and not exists (select from audit_unsealed u where u.entry_id = l.id)
      order by l.id limit ${mostFaults}`.execute(db);
  return rows.map(({ entryId }) => ({ fault: 'slipped_in', entryId }));
}
