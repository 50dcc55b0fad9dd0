import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { recordAudit } from './audit.ts';
import { type ChainFault, sealAudit, verifyAudit } from './audit-chain.ts';
import { createTestDatabase, type TestDatabase } from './testing/database.ts';

const databases: TestDatabase[] = [];
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  databases.push(database);
});
afterAll(() => Promise.all(databases.map((one) => one.close())));

const write = (targetId: string) =>
  recordAudit(database.db, {
    actorId: null,
    action: 'sign_in',
    targetType: 'user',
    targetId,
    details: { count: 1, reason: 'Nunua “saruji”' },
  });
/** As a superuser who switches the triggers off. */
const tamper = (statement: string) =>
  database.pool.query(`begin; set local session_replication_role = replica; ${statement}; commit`);
const faults = async (): Promise<readonly ChainFault[]> => (await verifyAudit(database.db)).faults;

describe('the chain of the audit log', () => {
  it('holds whoever writes and seals at once, and nothing stays unsealed', async () => {
    const many = Array.from({ length: 60 }, (_, i) => `user ${i}`);
    await Promise.all(
      many.flatMap((target, i) => [write(target), i % 6 === 0 ? sealAudit(database.db) : null]),
    );
    const { faults: found, end } = await verifyAudit(database.db);
    expect(found).toEqual([]);
    expect(end?.position).toBe(60);
    expect((await database.pool.query('select from audit_unsealed')).rowCount).toBe(0);
  });

  it('has an entry before its writer hears so, also of those that go together; one refused spoils none', async () => {
    const stored = async (targetId: string) =>
      (await database.pool.query('select from audit_log where target_id = $1', [targetId]))
        .rowCount;
    const nobody = '00000000-0000-4000-8000-000000000000';
    const many = Array.from({ length: 30 }, (_, i) => `together ${i}`);
    const [refused, ...seen] = await Promise.all([
      recordAudit(database.db, {
        ...{ actorId: nobody, action: 'sign_in', targetType: 'user', targetId: 'refused' },
      }).catch(({ code }: { code: string }) => code),
      ...many.map((target) => write(target).then(() => stored(target))),
    ]);
    expect(refused).toBe('23503');
    expect(seen).toEqual(many.map(() => 1));
    expect(await stored('refused')).toBe(0);
  });

  it('takes an entry that commits after a later one, and leaves out one that is rolled back', async () => {
    const slow = await database.pool.connect();
    await slow.query('begin');
    await slow.query(
      `insert into audit_log (action, target_type, target_id) values ('a', 'b', 'slow')`,
    );
    await write('fast');
    expect(await sealAudit(database.db)).toBe(1);
    await slow.query('commit');
    await slow.query('begin');
    await slow.query(
      `insert into audit_log (action, target_type, target_id) values ('a', 'b', 'no')`,
    );
    await slow.query('rollback');
    slow.release();
    const { faults: found, end } = await verifyAudit(database.db);
    expect([found, end?.position]).toEqual([[], 2]);
  });

  it.each<[string, string, object]>([
    [
      'an entry that was changed',
      `update audit_log set details = '{}' where id = 2`,
      { fault: 'changed', position: 2, entryId: '2' },
    ],
    [
      'another person in it',
      `update audit_log set target_id = 'x' where id = 3`,
      { fault: 'changed', position: 3, entryId: '3' },
    ],
    [
      'another time',
      `update audit_log set created_at = created_at + interval '1 microsecond' where id = 1`,
      { fault: 'changed', position: 1, entryId: '1' },
    ],
    [
      'one that was removed',
      'delete from audit_log where id = 2',
      { fault: 'removed', position: 2, entryId: '2' },
    ],
    [
      'a link that was removed',
      'delete from audit_chain where position = 2',
      { fault: 'gap', position: 2 },
    ],
    [
      'one that was slipped in',
      `insert into audit_log (action, target_type, target_id) values ('a', 'b', 'c')`,
      { fault: 'slipped_in', entryId: '4' },
    ],
  ])('finds %s', async (_, statement, fault) => {
    for (const target of ['one', 'two', 'three']) await write(target);
    expect(await faults()).toEqual([]);
    await tamper(statement);
    expect(await faults()).toContainEqual(fault);
  });

  it('finds a chain that was written anew or cut, by what was noted of it', async () => {
    for (const target of ['one', 'two']) await write(target);
    const { end } = await verifyAudit(database.db);
    await tamper('delete from audit_log where id = 2; delete from audit_chain where position = 2');
    expect(await faults()).toEqual([]);
    const { faults: found } = await verifyAudit(database.db, end ?? undefined);
    expect(found).toEqual([{ fault: 'not_as_noted', position: 2 }]);
  });

  it('cannot be written by hand', async () => {
    await write('one');
    await sealAudit(database.db);
    for (const statement of [
      'update audit_chain set hash = hash',
      'delete from audit_chain',
      'truncate audit_chain',
    ]) {
      await expect(database.pool.query(statement)).rejects.toThrow('append-only');
    }
  });
});
