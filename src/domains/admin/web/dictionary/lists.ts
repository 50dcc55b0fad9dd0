import { type ApiClient, apiPath, browserApi, type Page } from '../../../../ui/data/api-client.ts';

/** The lists of the dictionary: what their entries hold, and where they are read and written. */

export const listNames = ['materials', 'shared', 'synonyms', 'answers', 'places'] as const;
export type ListName = (typeof listNames)[number];

export type FieldName =
  | 'key'
  | 'name'
  | 'categorySlug'
  | 'unit'
  | 'attributeKeys'
  | 'tagsEn'
  | 'tagsSw'
  | 'tagsSlang'
  | 'aliases'
  | 'described'
  | 'materialKeys'
  | 'word'
  | 'others'
  | 'questionsEn'
  | 'questionsSw'
  | 'answerEn'
  | 'answerSw'
  | 'sourceTitle'
  | 'sourceUrl'
  | 'link'
  | 'tags'
  | 'county'
  | 'town';

export type Entry = Readonly<Partial<Record<FieldName, string | readonly string[]>>>;

interface EntryField {
  readonly name: FieldName;
  /** Several words, several lines, a line, or a longer text. */
  readonly kind: 'words' | 'lines' | 'line' | 'text' | 'category';
  /** Names the entry: fixed once it exists, and part of its address. */
  readonly isKey?: true;
}

interface KnowledgeList {
  readonly path: string;
  readonly fields: readonly EntryField[];
  readonly isRemovable: boolean;
  /** Lists name entries shortly: the whole one is read before it is edited. */
  readonly isReadWhole: boolean;
}

export const knowledgeLists: Readonly<Record<ListName, KnowledgeList>> = {
  materials: {
    path: '/api/admin/materials',
    isRemovable: false,
    isReadWhole: true,
    fields: [
      { name: 'key', kind: 'line', isKey: true },
      { name: 'name', kind: 'line' },
      { name: 'categorySlug', kind: 'category' },
      { name: 'unit', kind: 'line' },
      { name: 'attributeKeys', kind: 'words' },
      { name: 'tagsEn', kind: 'words' },
      { name: 'tagsSw', kind: 'words' },
      { name: 'tagsSlang', kind: 'words' },
      { name: 'aliases', kind: 'words' },
      { name: 'described', kind: 'text' },
    ],
  },
  shared: {
    path: '/api/admin/ambiguous-aliases',
    isRemovable: true,
    isReadWhole: false,
    fields: [
      { name: 'name', kind: 'line', isKey: true },
      { name: 'materialKeys', kind: 'words' },
    ],
  },
  synonyms: {
    path: '/api/admin/synonyms',
    isRemovable: true,
    isReadWhole: false,
    fields: [
      { name: 'word', kind: 'line', isKey: true },
      { name: 'others', kind: 'words' },
    ],
  },
  answers: {
    path: '/api/admin/answers',
    isRemovable: true,
    isReadWhole: false,
    fields: [
      { name: 'key', kind: 'line', isKey: true },
      { name: 'questionsEn', kind: 'lines' },
      { name: 'questionsSw', kind: 'lines' },
      { name: 'answerEn', kind: 'text' },
      { name: 'answerSw', kind: 'text' },
      { name: 'sourceTitle', kind: 'line' },
      { name: 'sourceUrl', kind: 'text' },
      { name: 'link', kind: 'text' },
      { name: 'materialKeys', kind: 'words' },
      { name: 'tags', kind: 'words' },
    ],
  },
  places: {
    path: '/api/admin/places',
    isRemovable: true,
    isReadWhole: false,
    fields: [
      { name: 'county', kind: 'line', isKey: true },
      { name: 'town', kind: 'line', isKey: true },
      { name: 'aliases', kind: 'words' },
    ],
  },
};

const shown = '50';

/** @throws ApiError 401, 403 */
export const readEntries = (api: ApiClient, list: ListName, search: string): Promise<Page<Entry>> =>
  api.getPage<Entry>(
    apiPath([knowledgeLists[list].path], { limit: shown, ...(search && { search }) }),
  );

/** The words of the fields that name an entry, in the order of its address. */
export const keysOf = (list: ListName, entry: Entry): string[] =>
  knowledgeLists[list].fields.flatMap(({ name, isKey }) =>
    isKey ? String(entry[name] ?? '') : [],
  );

const addressOf = (list: ListName, entry: Entry) =>
  apiPath([knowledgeLists[list].path, ...keysOf(list, entry)]);

export const readEntry = (list: ListName, entry: Entry): Promise<Entry> =>
  knowledgeLists[list].isReadWhole
    ? browserApi.get<Entry>(addressOf(list, entry))
    : Promise.resolve(entry);

/** @throws ApiError 422 at the field */
export function saveEntry(list: ListName, entry: Entry): Promise<unknown> {
  const own = knowledgeLists[list].fields.filter(({ isKey }) => !isKey);
  const body = Object.fromEntries(own.map(({ name }) => [name, entry[name]]));
  return browserApi.write('PUT', addressOf(list, entry), body);
}

export const removeEntry = (list: ListName, entry: Entry): Promise<unknown> =>
  browserApi.write('DELETE', addressOf(list, entry));
