import { Download } from 'lucide-react';
import { fill } from '../../../../messages/index.ts';
import { formatDateTime } from '../../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Button, buttonClass } from '../../../../ui/primitives/button.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import type { DataExport } from '../../account-schema.ts';
import { useDataExport } from './use-data-export.ts';

/** Lets a person take all that is kept about them: asked for, gathered, downloaded. */
export function ExportData() {
  const t = useTexts('ownData');
  const { latest, hasFailed, isAsking, ask } = useDataExport();
  const isGathering = latest?.state === 'waiting' || latest?.state === 'running';
  return (
    <Card as="section" className="grid justify-items-start gap-3 p-4 md:p-6">
      <h2 className="text-xl">{t.exportTitle}</h2>
      <p className="text-ink-muted">{t.exportText}</p>
      {latest?.state === 'done' && <Ready dataExport={latest} />}
      {isGathering ? (
        <Gathering share={latest.progress} />
      ) : (
        <Button variant="outline" pending={isAsking} onClick={ask}>
          {latest?.state === 'done' ? t.exportAgain : t.exportStart}
        </Button>
      )}
      {(hasFailed || latest?.state === 'failed') && (
        <p role="alert" className="text-danger">
          {t.exportFailed}
        </p>
      )}
    </Card>
  );
}

function Gathering({ share }: { share: number }) {
  const t = useTexts('ownData');
  const percent = Math.round(share * 100);
  return (
    <div className="grid w-full max-w-md gap-2">
      <p id="export-progress" role="status">
        {fill(t.exportGathering, { percent })}
      </p>
      <progress
        className="h-2 w-full accent-brand"
        value={percent}
        max={100}
        aria-labelledby="export-progress"
      />
    </div>
  );
}

function Ready({ dataExport }: { dataExport: DataExport }) {
  const t = useTexts('ownData');
  const language = useLanguage();
  const time = formatDateTime(dataExport.expiresAt, language);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <a
        className={buttonClass({})}
        href={`/api/profile/exports/${dataExport.id}/file`}
        download="jengasoko-data.json"
      >
        <Download aria-hidden="true" />
        {t.exportDownload}
      </a>
      <span className="text-ink-muted text-sm" role="status">
        {fill(t.exportReady, { time })}
      </span>
    </div>
  );
}
