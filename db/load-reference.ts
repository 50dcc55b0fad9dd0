import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Kysely, sql, type Transaction } from 'kysely';

const directory = new URL('./reference/', import.meta.url);

type Load = (trx: Transaction<unknown>, content: string) => Promise<void>;

/** In the order of their references: materials name categories. */
const files: readonly (readonly [file: string, load: Load])[] = [
  ['places.json', loadPlaces],
  ['categories.json', loadCategories],
  ['materials.json', loadMaterials],
  ['ambiguous-aliases.json', loadAmbiguousAliases],
  ['synonyms.json', loadSynonyms],
  ['answers.json', loadAnswers],
];

/**
 * Writes the product's own data (counties and places, categories, the materials dictionary, its
 * names, and answers) where a file changed since it was last written; otherwise one query. Runs in one transaction,
 * one process at a time. Categories that exist or were merged are left alone, and so is every
 * entry that an admin wrote over or took out.
 */
export async function loadReferenceData(
  db: Kysely<unknown>,
  log: (message: string) => void,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('jengasoko reference data'))`.execute(trx);
    const known = await sql<{ name: string; hash: string }>`
      select name, hash from reference_files`.execute(trx);
    const hashes = new Map(known.rows.map((row) => [row.name, row.hash]));
    for (const [file, load] of files) {
      const content = await readFile(new URL(file, directory), 'utf8');
      const hash = createHash('sha256').update(content).digest('hex');
      if (hashes.get(file) === hash) continue;
      await load(trx, content);
      await sql`
        insert into reference_files (name, hash) values (${file}, ${hash})
        on conflict (name) do update set hash = excluded.hash, loaded_at = now()`.execute(trx);
      log(`Loaded reference data ${file}`);
    }
  });
}

async function loadPlaces(trx: Transaction<unknown>, content: string): Promise<void> {
  await sql`
    insert into counties (name, position)
      select name, position
        from jsonb_array_elements_text(${content}::jsonb -> 'counties')
          with ordinality as county (name, position)
    on conflict (name) do update set position = excluded.position`.execute(trx);
  await sql`
    insert into places (town, county, aliases)
      select town, county, aliases
        from jsonb_to_recordset(${content}::jsonb -> 'places')
          as place (town text, county text, aliases text[])
        where (town, county) not in (select town, county from removed_places)
    on conflict (town, county) do update set aliases = excluded.aliases
      where places.edited_at is null`.execute(trx);
}

async function loadCategories(trx: Transaction<unknown>, content: string): Promise<void> {
  await sql`
    insert into categories (name, name_sw, slug, description, position)
      select entry ->> 'name', entry ->> 'nameSw', entry ->> 'slug', entry ->> 'description', position
        from jsonb_array_elements(${content}::jsonb -> 'categories')
          with ordinality as category (entry, position)
        where entry ->> 'slug' not in (select slug from former_categories)
    on conflict (slug) do update set name_sw = excluded.name_sw
      where categories.name_sw is null and categories.name = excluded.name`.execute(trx);
}

async function loadMaterials(trx: Transaction<unknown>, content: string): Promise<void> {
  await sql`
    insert into materials
        (key, name, category_id, unit, attribute_keys, tags_en, tags_sw, tags_slang)
      select material.key, material.name, categories.id, material.unit, material."attributeKeys",
          words.en, words.sw, words.slang
        from jsonb_to_recordset(${content}::jsonb -> 'materials') as material
          (key text, name text, "categorySlug" text, unit text, "attributeKeys" text[], tags jsonb)
        cross join jsonb_to_record(material.tags) as words (en text[], sw text[], slang text[])
        left join former_categories as former on former.slug = material."categorySlug"
        join categories
          on categories.slug = material."categorySlug" or categories.id = former.category_id
    on conflict (key) do update set
      name = excluded.name, category_id = excluded.category_id, unit = excluded.unit,
      attribute_keys = excluded.attribute_keys, tags_en = excluded.tags_en,
      tags_sw = excluded.tags_sw, tags_slang = excluded.tags_slang
      where materials.edited_at is null`.execute(trx);
  // What an entry is also called is edited apart from the rest of it.
  await sql`
    update materials set aliases = entry.aliases, described = entry.described
      from jsonb_to_recordset(${content}::jsonb -> 'materials')
        as entry (key text, aliases text[], described text)
      where materials.key = entry.key and words_edited_at is null
        and (materials.aliases, materials.described) is distinct from (entry.aliases, entry.described)`.execute(
    trx,
  );
}

async function loadAmbiguousAliases(trx: Transaction<unknown>, content: string): Promise<void> {
  await sql`
    with entries as (
      select name, "materialKeys" as material_keys
        from jsonb_to_recordset(${content}::jsonb -> 'ambiguousAliases')
          as entry (name text, "materialKeys" text[])
    ), dropped as (
      delete from ambiguous_aliases
        where edited_at is null and removed_at is null and name not in (select name from entries)
    )
    insert into ambiguous_aliases (name, material_keys)
      select name, material_keys from entries
    on conflict (name) do update set material_keys = excluded.material_keys
      where ambiguous_aliases.edited_at is null and ambiguous_aliases.removed_at is null`.execute(
    trx,
  );
}

async function loadSynonyms(trx: Transaction<unknown>, content: string): Promise<void> {
  await sql`
    with entries as (
      select word, others
        from jsonb_to_recordset(${content}::jsonb -> 'synonyms') as entry (word text, others text[])
    ), dropped as (
      delete from synonyms
        where edited_at is null and removed_at is null and word not in (select word from entries)
    )
    insert into synonyms (word, others)
      select word, others from entries
    on conflict (word) do update set others = excluded.others
      where synonyms.edited_at is null and synonyms.removed_at is null`.execute(trx);
}

async function loadAnswers(trx: Transaction<unknown>, content: string): Promise<void> {
  await sql`
    with entries as (
      select key, "questionsEn", "questionsSw", "answerEn", "answerSw", "sourceTitle",
          coalesce("sourceUrl", '') as source_url, coalesce(link, '') as link,
          coalesce("materialKeys", '{}') as material_keys, coalesce(tags, '{}') as tags
        from jsonb_to_recordset(${content}::jsonb -> 'answers') as entry
          (key text, "questionsEn" text[], "questionsSw" text[], "answerEn" text, "answerSw" text,
           "sourceTitle" text, "sourceUrl" text, link text, "materialKeys" text[], tags text[])
    ), dropped as (
      delete from answers
        where edited_at is null and removed_at is null and key not in (select key from entries)
    )
    insert into answers (key, questions_en, questions_sw, answer_en, answer_sw, source_title,
        source_url, link, material_keys, tags)
      select * from entries
    on conflict (key) do update set
      questions_en = excluded.questions_en, questions_sw = excluded.questions_sw,
      answer_en = excluded.answer_en, answer_sw = excluded.answer_sw,
      source_title = excluded.source_title, source_url = excluded.source_url,
      link = excluded.link, material_keys = excluded.material_keys, tags = excluded.tags
      where answers.edited_at is null and answers.removed_at is null`.execute(trx);
}
