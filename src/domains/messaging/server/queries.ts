import { type Kysely, sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../../platform/database.types.ts';
import type { Conversation, Message } from '../schema.ts';

/** JSON keys in the order of the contract, made by the database: one column a row. */
const messageJson = `json_build_object(
  'id', m.id, 'seq', m.seq, 'senderId', m.sender_id, 'receiverId', m.receiver_id,
  'rfqId', m.rfq_id, 'productId', m.product_id,
  'rfq', m.rfq_card, 'product', m.product_card,
  'content', m.content,
  'attachments', case when m.attachments = '{}' then '[]' else (
    select coalesce(json_agg(json_build_object(
      'url', '/api/messages/attachments/' || f.id, 'filename', f.filename,
      'contentType', f.content_type, 'bytes', f.bytes, 'width', f.width, 'height', f.height)
      order by a.place), '[]')
    from unnest(m.attachments) with ordinality as a (path, place)
      join uploads f on f.id = substr(a.path, 9)::uuid and f.stored_at is not null) end,
  'isDelivered', m.is_read or exists (
    select from conversations d where d.user_id = m.receiver_id and d.peer_id = m.sender_id
      and d.delivered_seq >= m.seq),
  'isRead', m.is_read,
  'createdAt', to_char(m.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'clientId', m.client_id) as message`;

/** A list shows one line of it. */
const previewLength = 200;

export interface SeqRange {
  /** Only what follows this seq, oldest first from there; null goes back from the newest. */
  readonly after: number | null;
  /** Only what precedes this seq; null for no bound. */
  readonly before: number | null;
  readonly limit: number;
}

interface MessageRow {
  readonly message: Message;
}

/** Part of what `ownerId` and `peerId` wrote to each other, oldest first. */
export async function readThreadPart(
  pool: pg.Pool,
  ownerId: string,
  peerId: string,
  range: SeqRange,
): Promise<Message[]> {
  const isForward = range.after !== null;
  const { rows } = await pool.query<MessageRow>({
    name: isForward ? 'messaging-thread-after' : 'messaging-thread-before',
    text: `select ${messageJson} from messages m
           where least(m.sender_id, m.receiver_id) = least($1::uuid, $2::uuid)
             and greatest(m.sender_id, m.receiver_id) = greatest($1::uuid, $2::uuid)
             and m.seq > $3 and ($4::bigint is null or m.seq < $4)
           order by m.seq ${isForward ? 'asc' : 'desc'} limit $5`,
    values: [ownerId, peerId, range.after ?? 0, range.before, range.limit],
  });
  const messages = rows.map((row) => row.message);
  return isForward ? messages : messages.reverse();
}

/** The newest messages that `ownerId` sent or received, newest first. */
export async function readLatest(
  pool: pg.Pool,
  ownerId: string,
  { before, limit }: Omit<SeqRange, 'after'>,
): Promise<Message[]> {
  // Two walks along an index each; one condition with OR would sort everything ever written.
  const half = (column: string) => `(select * from messages
    where ${column} = $1 and ($2::bigint is null or seq < $2) order by seq desc limit $3)`;
  const { rows } = await pool.query<MessageRow>({
    name: 'messaging-latest',
    text: `select ${messageJson} from (${half('sender_id')} union all ${half('receiver_id')}) m
           order by m.seq desc limit $3`,
    values: [ownerId, before, limit],
  });
  return rows.map((row) => row.message);
}

export interface ListedConversation {
  readonly conversation: Conversation;
  readonly lastSeq: number;
}

/** `ownerId`'s conversations, newest first, going back from `before`. */
export async function readConversations(
  pool: pg.Pool,
  ownerId: string,
  { before, limit }: Omit<SeqRange, 'after'>,
): Promise<ListedConversation[]> {
  const { rows } = await pool.query<ListedConversation>({
    name: 'messaging-conversations',
    text: `select c.last_seq::float8 as "lastSeq", json_build_object(
             'user', json_build_object(
               'id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
               'email', case when c.has_written and p.has_written then u.email end,
               'companyName', u.company_name, 'profileImageUrl', u.profile_image_url,
               'role', u.role, 'location', u.location, 'isVerified', u.is_verified,
               'createdAt',
                 to_char(u.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
             'lastMessage', json_build_object(
               'content', left(m.content, ${previewLength}), 'senderId', m.sender_id,
               'createdAt',
                 to_char(m.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
               'holds', case when m.content <> '' then 'text' when m.attachments <> '{}'
                 then 'files' when m.rfq_id is not null then 'rfq' else 'product' end),
             'unreadCount', c.unread_count) as conversation
           from conversations c
             join conversations p on p.user_id = c.peer_id and p.peer_id = c.user_id
             join users u on u.id = c.peer_id
             join messages m on m.id = c.last_message_id
           where c.user_id = $1 and ($2::bigint is null or c.last_seq < $2)
           order by c.last_seq desc limit $3`,
    values: [ownerId, before, limit],
  });
  return rows;
}

export interface InboxState {
  readonly total: number;
  /** Changes whenever a list of `ownerId`'s messages or conversations does. */
  readonly version: string;
}

/** What a poll compares: one row, however many conversations there are. */
export async function readInboxState(pool: pg.Pool, ownerId: string): Promise<InboxState> {
  const { rows } = await pool.query<InboxState>({
    name: 'messaging-inbox-state',
    text: `select conversations as total, concat_ws(' ', user_id, version) as version
           from inboxes where user_id = $1`,
    values: [ownerId],
  });
  return rows[0] ?? { total: 0, version: ownerId };
}

/** As readInboxState, of what `ownerId` and `peerId` wrote to each other. */
export async function readThreadVersion(
  pool: pg.Pool,
  ownerId: string,
  peerId: string,
): Promise<string> {
  const { rows } = await pool.query<{ version: string }>({
    name: 'messaging-thread-version',
    text: `select concat_ws(' ', c.user_id, c.peer_id, c.last_seq, c.unread_count, p.unread_count,
             p.delivered_seq) as version
           from conversations c
             join conversations p on p.user_id = c.peer_id and p.peer_id = c.user_id
           where c.user_id = $1 and c.peer_id = $2`,
    values: [ownerId, peerId],
  });
  return rows[0]?.version ?? `${ownerId} ${peerId}`;
}

/** How many messages to `ownerId` are unread. */
export async function countUnread(pool: pg.Pool, ownerId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'messaging-unread-count',
    text: 'select unread_count as count from inboxes where user_id = $1',
    values: [ownerId],
  });
  return rows[0]?.count ?? 0;
}

/**
 * Marks as read what `peerId` wrote to `ownerId`. The owner's side of the conversation is locked first,
 * as sending does, so that two devices opening it at once wait for each other instead of crossing.
 *
 * @returns seq of the newest one that was unread; null for none
 */
export async function markThreadRead(
  pool: pg.Pool,
  ownerId: string,
  peerId: string,
): Promise<number | null> {
  const { rows } = await pool.query<{ seq: number | null }>({
    name: 'messaging-mark-read',
    text: `with own as materialized (
             select user_id, peer_id from conversations
             where user_id = $1 and peer_id = $2 and unread_count > 0 for update
           ), marked as (
             update messages m set is_read = true, read_at = now() from own
             where m.receiver_id = own.user_id and m.sender_id = own.peer_id and not m.is_read
             returning m.seq
           )
           select max(seq)::float8 as seq from marked`,
    values: [ownerId, peerId],
  });
  return rows[0]?.seq ?? null;
}

export interface Delivered {
  /** Who wrote it. */
  readonly peerId: string;
  readonly upToSeq: number;
}

/**
 * Notes that `ownerId`'s devices have all that was written to them up to this seq; answers whose
 * messages that is news of. Rows are locked in one order, as sending does.
 */
export async function markDelivered(
  pool: pg.Pool,
  ownerId: string,
  upToSeq: number,
): Promise<Delivered[]> {
  const { rows } = await pool.query<Delivered>({
    name: 'messaging-mark-delivered',
    text: `with own as materialized (
             select user_id, peer_id from conversations
             where user_id = $1 and unread_count > 0 and delivered_seq < least(last_seq, $2)
             order by peer_id for update
           )
           update conversations c set delivered_seq = greatest(delivered_seq, least(last_seq, $2))
           from own where c.user_id = own.user_id and c.peer_id = own.peer_id
           returning c.peer_id as "peerId", c.delivered_seq::float8 as "upToSeq"`,
    values: [ownerId, upToSeq],
  });
  return rows;
}

/** Whether `peerId` wants to see that `ownerId` types: they wrote to them, and neither has blocked the other. */
export async function isAwaited(pool: pg.Pool, ownerId: string, peerId: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'messaging-is-awaited',
    text: `select from conversations
           where user_id = $2 and peer_id = $1 and has_written and not exists (
             select from blocks where (blocker_id, blocked_id) in (($1, $2), ($2, $1)))`,
    values: [ownerId, peerId],
  });
  return rowCount === 1;
}

/** Whether each of the two has written to the other. */
export async function haveBothWritten(
  pool: pg.Pool,
  userId: string,
  otherId: string,
): Promise<boolean> {
  const { rows } = await pool.query<{ count: number }>({
    name: 'messaging-have-both-written',
    text: `select count(*)::integer as count from conversations
           where has_written and (user_id, peer_id) in (($1::uuid, $2::uuid), ($2, $1))`,
    values: [userId, otherId],
  });
  return rows[0]?.count === 2;
}

/** The message that `senderId`'s device sent under this name; null for none. */
export async function findByClientId(
  db: Kysely<DB>,
  senderId: string,
  clientId: string,
): Promise<Message | null> {
  const { rows } = await sql<MessageRow>`
    select ${sql.raw(messageJson)} from messages m
    where m.sender_id = ${senderId} and m.client_id = ${clientId}`.execute(db);
  return rows[0]?.message ?? null;
}

export interface MessageRecord {
  readonly senderId: string;
  readonly receiverId: string;
  readonly content: string;
  readonly rfqId: string | null;
  readonly productId: string | null;
  /** Object paths. */
  readonly attachments: readonly string[];
  readonly clientId: string | null;
}

/** Whether this file came with a message that `readerId` wrote or got. */
export async function isFileOf(
  pool: pg.Pool,
  readerId: string,
  objectPath: string,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'messaging-is-file-of',
    text: `select from messages where attachments @> array[$2] and attachments <> '{}'
             and $1 in (sender_id, receiver_id) limit 1`,
    values: [readerId, objectPath],
  });
  return rowCount === 1;
}

/** Stores a message; null when the sender's device has already sent one under this client id. */
export async function insertMessage(
  trx: Transaction<DB>,
  message: MessageRecord,
): Promise<Message | null> {
  const { rows } = await sql<MessageRow>`
    insert into messages as m
      (sender_id, receiver_id, content, rfq_id, product_id, attachments, client_id)
    values (${message.senderId}, ${message.receiverId}, ${message.content}, ${message.rfqId},
      ${message.productId}, ${message.attachments}, ${message.clientId})
    on conflict (sender_id, client_id) where client_id is not null do nothing
    returning ${sql.raw(messageJson)}`.execute(trx);
  return rows[0]?.message ?? null;
}
