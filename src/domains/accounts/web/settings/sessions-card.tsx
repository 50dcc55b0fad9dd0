import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { formatDate } from '../../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import type { OwnSession } from '../../account-schema.ts';
import { AccountCard } from '../forms/account-card.tsx';
import { useAccountCall } from '../forms/use-account-call.ts';
import { useReload } from '../forms/use-reload.ts';
import { endOtherSessions, endSession } from './api.ts';

/** Where the account is signed in, and the way to end it there. */
export function SessionsCard({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useTexts('account').settings;
  const { end, ending } = useEnding();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <AccountCard title={t.sessions}>
      <ul className="grid divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isEnding={ending === session.id}
            onEnd={() =>
              end(session.id, () => endSession(session.id), {
                text: t.signedOutOne,
                device: session.device ?? t.unknownDevice,
              })
            }
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          variant="outline"
          className="mt-4"
          pending={ending === 'others'}
          onClick={() => end('others', endOtherSessions, { text: t.signedOutOthers, device: '' })}
        >
          {t.signOutOthers}
        </Button>
      )}
    </AccountCard>
  );
}

function useEnding() {
  const t = useTexts('account').settings;
  const common = useTexts('common');
  const call = useAccountCall();
  const reload = useReload();
  const [ending, setEnding] = useState<string | null>(null);
  const end = async (
    what: string,
    work: () => Promise<unknown>,
    said: { text: string; device: string },
  ) => {
    if (ending) return;
    setEnding(what);
    const { isDone } = await call(work, t.signOutFailed);
    setEnding(null);
    if (isDone) toast({ title: common.success, description: fill(said.text, said) });
    reload();
  };
  return { end, ending };
}

interface SessionRowProps {
  session: OwnSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useTexts('account');
  const s = t.settings;
  const language = useLanguage();
  const created = formatDate(session.createdAt, language);
  const device = session.device ?? s.unknownDevice;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <MonitorSmartphone className="size-5 flex-none text-ink-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.isCurrent && <Badge variant="secondary">{s.thisDevice}</Badge>}
        </p>
        <p className="text-ink-muted text-sm">
          {fill(s.signedInOn, { date: created })}
          {!session.isCurrent &&
            `, ${fill(s.lastUsed, { date: formatDate(session.lastUsedAt, language) })}`}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          variant="outline"
          pending={isEnding}
          aria-label={fill(s.signOutDevice, { device, date: created })}
          onClick={onEnd}
        >
          {s.signOutOne}
        </Button>
      )}
    </li>
  );
}
