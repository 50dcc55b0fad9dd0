import { useCallback, useEffect, useState } from 'react';
import { browserApi } from '../../../../ui/data/api-client.ts';
import type { DataExport, LatestExport } from '../../account-schema.ts';

/** How often a gathering is asked about, in ms. */
const pollMs = 1_500;

/** The latest copy of the own data; asked about while it is gathered and somebody looks. */
export function useDataExport() {
  const [latest, setLatest] = useState<DataExport | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  const read = useCallback(async () => {
    // Out of reach for a moment: the next look tells.
    const answer = await browserApi
      .get<LatestExport>('/api/profile/exports/latest')
      .catch(() => null);
    if (answer) setLatest(answer.latest);
  }, []);

  useEffect(() => void read(), [read]);

  const isGathering = latest?.state === 'waiting' || latest?.state === 'running';
  useEffect(() => {
    if (!isGathering) return;
    const timer = setInterval(() => document.hidden || void read(), pollMs);
    return () => clearInterval(timer);
  }, [isGathering, read]);

  const ask = async () => {
    setHasFailed(false);
    setIsAsking(true);
    try {
      setLatest(await browserApi.write<DataExport>('POST', '/api/profile/exports'));
    } catch {
      setHasFailed(true);
    } finally {
      setIsAsking(false);
    }
  };
  return { latest, hasFailed, isAsking, ask };
}
