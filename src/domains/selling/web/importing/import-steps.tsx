import { Download } from 'lucide-react';
import { Fragment, useEffect, useId, useRef } from 'react';
import { fill } from '../../../../messages/index.ts';
import { cx } from '../../../../ui/cx.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { CsvChooser } from '../../../../ui/patterns/csv-chooser.tsx';
import { buttonClass } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { maxImportBytes, maxImportRows } from '../../import-rules.ts';
import type { ProductImport } from '../../import-schema.ts';
import { ColumnStep } from './column-step.tsx';
import type { RowFixing } from './failure-table.tsx';
import { categoryFixes, cellAt, withCells } from './fix-cells.ts';
import { ProgressStep } from './progress-step.tsx';
import type { FileFault } from './read-file.ts';
import { TriedStep } from './tried-step.tsx';
import { type ImportStep, useImport } from './use-import.ts';

/** From a file to products, one step after the other; each new step is where the reader looks next. */
export function ImportSteps({ underWay }: { underWay: ProductImport | null }) {
  const act = useImport(underWay);
  const { kind } = act.step;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current !== kind) {
      // Focus alone leaves the page where it is as soon as any of the step is in view.
      place.current?.focus({ preventScroll: true });
      place.current?.scrollIntoView({ block: 'start' });
    }
    shown.current = kind;
  }, [kind]);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-20 outline-none">
      <CurrentStep {...act} />
    </div>
  );
}

function CurrentStep({ step, isBusy, ...act }: ReturnType<typeof useImport>) {
  switch (step.kind) {
    case 'choose':
      return (
        <FileStep fault={step.fault} isBusy={isBusy} onChoose={(file) => void act.choose(file)} />
      );
    case 'columns':
      return (
        <ColumnStep
          list={step.list}
          columns={step.columns}
          isBusy={isBusy}
          onChange={act.nameColumns}
          onCheck={() => void act.tryOut(step.list, step.columns)}
          onStartOver={act.startOver}
        />
      );
    case 'tried':
      return (
        <TriedStep
          rows={step.rows}
          isBusy={isBusy}
          fixing={fixingOf(step, isBusy, act.tryOut)}
          onConfirmPrices={() => void act.tryOut(step.list, step.columns, true)}
          onStart={() => void act.start(step.csv, step.pricesConfirmed)}
          onStartOver={act.startOver}
        />
      );
    case 'started':
      return <ProgressStep state={step.import} onStartOver={act.startOver} />;
  }
}

/** Corrections go into the list as it was chosen, which is then tried again. */
function fixingOf(
  { list, columns }: Extract<ImportStep, { kind: 'tried' }>,
  isBusy: boolean,
  tryOut: ReturnType<typeof useImport>['tryOut'],
): RowFixing {
  return {
    isBusy,
    textAt: (row, column) => cellAt(list, columns, row, column),
    onFix(fixes, meant) {
      const typed = withCells(list, columns, fixes);
      const categories = meant ? categoryFixes(typed, columns, meant.row, meant.category) : [];
      void tryOut(withCells(typed, columns, categories), columns);
    },
  };
}

const example = 'name,price,unit,category,stock,minimum order,brand,status';
const exampleRow = 'Pozzolanic Cement 32.5R,780,50 kg bag,Cement & Binders,400,10,Simba,active';

/** A line of the file, which a narrow screen breaks between two cells. */
function CommaBreaks({ text }: { text: string }) {
  return text.split(',').map((cell, place) => (
    <Fragment key={cell}>
      {place > 0 && (
        <>
          ,<wbr />
        </>
      )}
      {cell}
    </Fragment>
  ));
}

/** The byte order mark has spreadsheets read it as UTF-8. */
const templateAddress = `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${example}\r\n${exampleRow}\r\n`)}`;

const bytesPerMb = 1024 * 1024;

function FileStep(props: {
  fault: FileFault | null;
  isBusy: boolean;
  onChoose: (file: File) => void;
}) {
  const { fault, isBusy, onChoose } = props;
  const t = useTexts('bulk');
  const hint = useId();
  const size = maxImportBytes / bytesPerMb;
  return (
    <Card className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <CsvChooser label={t.chooseFile} hint={hint} isBusy={isBusy} onChoose={onChoose} />
      <p id={hint} className="text-ink-muted">
        {fill(t.fileHint, { count: maxImportRows })}
      </p>
      <p className="text-ink-muted">{t.photosStay}</p>
      {fault && (
        <p role="alert" className="font-semibold text-danger">
          {fill(t[fault], { size })}
        </p>
      )}
      <a
        href={templateAddress}
        download="products-template.csv"
        className={cx(buttonClass({ variant: 'outline' }), 'justify-self-start max-sm:w-full')}
      >
        <Download aria-hidden="true" />
        {t.template}
      </a>
      <div>
        <p className="font-semibold text-sm">{t.exampleTitle}</p>
        <pre
          className="mt-1 whitespace-pre-wrap rounded-control bg-surface-sunken p-3 text-sm"
          translate="no"
        >
          <CommaBreaks text={example} />
          {'\n'}
          <CommaBreaks text={exampleRow} />
        </pre>
      </div>
    </Card>
  );
}
