import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import type { Page } from '../../../../ui/data/api-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { AskDialog } from '../../../../ui/patterns/ask-dialog.tsx';
import { EmptyState } from '../../../../ui/patterns/empty-state.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { SearchBox } from '../../../../ui/primitives/search-box.tsx';
import { EntryDialog } from './entry-dialog.tsx';
import {
  type Entry,
  keysOf,
  knowledgeLists,
  type ListName,
  listNames,
  removeEntry,
} from './lists.ts';

interface EntryListProps {
  list: ListName;
  search: string;
  entries: Page<Entry>;
  categories: readonly { readonly slug: string; readonly name: string }[];
}

/** One of the dictionary's lists: found by a text, each entry edited in place. */
export function EntryList({ list, search, entries: { items, total }, categories }: EntryListProps) {
  const t = useTexts('shelves');
  const navigate = useNavigate();
  const [edited, setEdited] = useState<{ readonly entry: Entry | null } | null>(null);
  const [removed, setRemoved] = useState<Entry | null>(null);
  return (
    <div className="grid grid-cols-1 gap-5">
      <nav aria-label={t.lists} className="tab-list">
        {listNames.map((one) => (
          <Link
            key={one}
            to={`?list=${one}`}
            className="tab"
            aria-current={one === list ? 'page' : undefined}
          >
            {t.listNames[one]}
          </Link>
        ))}
      </nav>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          name="search"
          label={t.dictionarySearch}
          placeholder={t.dictionarySearch}
          defaultValue={search}
          className="min-w-0 flex-1 basis-64"
          onSearch={(text) => void navigate(`?${new URLSearchParams({ list, search: text })}`)}
        />
        <Button onClick={() => setEdited({ entry: null })}>{t.addEntry}</Button>
      </div>
      {items.length === 0 && <EmptyState title={t.noEntries} />}
      {total > items.length && (
        <p className="text-ink-muted text-sm">
          {fill(t.entriesShown, { shown: items.length, total })}
        </p>
      )}
      <ul className="grid divide-y divide-line">
        {items.map((entry) => (
          <EntryRow
            key={keysOf(list, entry).join('/')}
            list={list}
            entry={entry}
            onEdit={() => setEdited({ entry })}
            onRemove={() => setRemoved(entry)}
          />
        ))}
      </ul>
      {edited && (
        <EntryDialog
          list={list}
          entry={edited.entry}
          categories={categories}
          onClose={() => setEdited(null)}
        />
      )}
      <AskDialog
        isOpen={removed !== null}
        isDanger
        title={fill(t.removeEntryTitle, { name: keysOf(list, removed ?? {}).join(', ') })}
        text={t.removeEntryText}
        submit={t.remove}
        keep={t.cancel}
        done={t.entryRemoved}
        failed={t.failed}
        send={() => removeEntry(list, removed ?? {})}
        onClose={() => setRemoved(null)}
      />
    </div>
  );
}

function EntryRow(props: {
  list: ListName;
  entry: Entry;
  onEdit: () => void;
  onRemove: () => void;
}) {
  const { list, entry } = props;
  const t = useTexts('shelves');
  const name = keysOf(list, entry).toReversed().join(', ');
  const { fields, isRemovable } = knowledgeLists[list];
  const rest = fields
    .filter(({ isKey }) => !isKey)
    .map((field) => [entry[field.name] ?? ''].flat().join(', '))
    .filter((text) => text !== '')
    .join(' · ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="line-clamp-3 wrap-anywhere text-ink-muted text-sm">
          {rest || (list === 'shared' && t.notSoldHere)}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="outline" aria-label={fill(t.editNamed, { name })} onClick={props.onEdit}>
          {t.edit}
        </Button>
        {isRemovable && (
          <Button
            variant="outline"
            aria-label={fill(t.removeNamed, { name })}
            onClick={props.onRemove}
          >
            {t.remove}
          </Button>
        )}
      </div>
    </li>
  );
}
