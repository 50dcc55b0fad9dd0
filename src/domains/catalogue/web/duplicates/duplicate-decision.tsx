import { useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import { formatUnitPrice } from '../../../../shared/money.ts';
import { type ApiClient, apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import { useUnitWords } from '../../../../ui/material-words.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { AskDialog } from '../../../../ui/patterns/ask-dialog.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { useValueWords } from '../../../../ui/product-words.ts';
import type { Duplicate } from '../../duplicate-schema.ts';
import { useDetailNames } from '../use-detail-names.ts';

/** @throws ApiError 404 where it waits no longer */
export const readDuplicate = (api: ApiClient, id: string) =>
  api.get<Duplicate>(apiPath(['/api/admin/duplicates', id]));

type Side = 'older' | 'newer';
const other = { older: 'newer', newer: 'older' } as const;

/** Two listings of one supplier, of which one takes over the other, or both stay. */
export function DuplicateDecision({ entry }: { entry: Duplicate }) {
  const t = useTexts('shelves');
  const [asked, setAsked] = useState<Side | 'both' | null>(null);
  const close = () => setAsked(null);
  const supplier = entry.supplier.name ?? t.noName;
  return (
    <>
      <p>{fill(t.listedTwice, { supplier })}</p>
      <div className="grid gap-4 md:grid-cols-2">
        {(['older', 'newer'] as const).map((side) => (
          <Listing key={side} listing={entry[side]} title={t[side]} onKeep={() => setAsked(side)} />
        ))}
      </div>
      <Button variant="outline" className="justify-self-start" onClick={() => setAsked('both')}>
        {t.keepBoth}
      </Button>
      {asked === 'both' && (
        <AskDialog
          title={t.keepBothTitle}
          text={t.keepBothText}
          submit={t.keepBoth}
          keep={t.cancel}
          done={t.bothKept}
          failed={t.failed}
          send={() =>
            browserApi.write('POST', apiPath(['/api/admin/duplicates', entry.newer.id, 'keep']))
          }
          onClose={close}
        />
      )}
      {(asked === 'older' || asked === 'newer') && (
        <AskDialog
          title={fill(t.keepOneTitle, { which: t[asked] })}
          text={fill(t.mergeProductText, { supplier })}
          submit={t.merge}
          keep={t.cancel}
          done={t.productsMerged}
          failed={t.failed}
          isDanger
          send={() =>
            browserApi.write(
              'POST',
              apiPath(['/api/admin/products', entry[other[asked]].id, 'merge']),
              { into: entry[asked].id },
            )
          }
          onClose={close}
        />
      )}
    </>
  );
}

function Listing(props: { listing: Duplicate[Side]; title: string; onKeep: () => void }) {
  const { listing, title, onKeep } = props;
  const t = useTexts('shelves');
  const language = useLanguage();
  const unitWords = useUnitWords();
  const nameOf = useDetailNames();
  const valueWords = useValueWords();
  const { slug, name, brandName, price, unit, stockQuantity, specifications, isListed, createdAt } =
    listing;
  const facts = [
    [t.brand, brandName ?? '–'],
    [t.price, `${formatUnitPrice(price)} / ${unitWords(unit)}`],
    [t.stock, String(stockQuantity)],
    [t.state, t.productStates[isListed ? 'listed' : 'hidden']],
    [t.since, formatDate(createdAt, language)],
    ...Object.entries(specifications).map(([key, value]) => [nameOf(key), valueWords(value)]),
  ] as const;
  return (
    <section
      aria-label={title}
      className="grid content-start gap-3 rounded-card border border-line p-4"
    >
      <h3 className="text-base">{title}</h3>
      <Link
        className="wrap-anywhere inline-flex min-h-11 items-center underline"
        to={`/products/${slug}`}
      >
        {name}
      </Link>
      <dl className="grid grid-cols-2 gap-2 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <Button className="justify-self-start" onClick={onKeep}>
        {t.keepThis}
        <span className="sr-only">: {title}</span>
      </Button>
    </section>
  );
}
