import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ApiClient, apiPath, browserApi } from '../../../../ui/data/api-client.ts';
import { pageRequest } from '../../../../ui/data/page-context.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Container } from '../../../../ui/patterns/container.tsx';
import { PageFailed } from '../../../../ui/patterns/page-failed.tsx';
import { PageHead } from '../../../../ui/patterns/page-head.tsx';
import { PageHeader } from '../../../../ui/patterns/page-header.tsx';
import type { TakeOffAnswer } from '../../take-off-schema.ts';
import type { Route } from './+types/take-off-route';
import { calculate, queryOf, saidIn } from './said.ts';
import { TakeOffForm } from './take-off-form.tsx';
import { TakeOffResult } from './take-off-result.tsx';
import { useTakeOffWords } from './use-take-off-words.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  return load(context.get(pageRequest).api, request.url);
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load(browserApi, request.url);
}

/** Quantities need no network; without prices the page is still of use. */
async function load(api: ApiClient, address: string) {
  const said = saidIn(new URL(address).searchParams);
  const calculation = calculate(said);
  if (!calculation.done) return { said, answer: null, hasFailed: false };
  try {
    const query = Object.fromEntries(queryOf(calculation));
    const answer = await api.get<TakeOffAnswer>(apiPath(['/api/take-off'], query));
    return { said, answer, hasFailed: false };
  } catch {
    return { said, answer: null, hasFailed: true };
  }
}

/** So long nothing is typed before prices are asked for. */
const settledMs = 500;

/** What a job needs, from its dimensions, and what that costs. */
export default function TakeOffPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts('takeOff');
  const words = useTakeOffWords();
  const [said, setSaid] = useState(loaderData.said);
  const calculation = calculate(said);
  useAddress(`/tools/takeoff?${queryOf(calculation)}`, loaderData.said === said);
  const { job } = calculation;
  const isChosen = loaderData.said.job !== undefined;
  const title = isChosen ? `${t.title}: ${words.job(job.key)}` : t.title;
  return (
    <Container className="pb-12">
      <PageHead
        title={title}
        description={t.description}
        canonical={isChosen ? `/tools/takeoff?job=${job.key}` : '/tools/takeoff'}
      />
      <PageHeader
        title={title}
        lead={t.lead}
        breadcrumbs={[{ label: t.home, to: '/' }, { label: t.title }]}
      />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <TakeOffForm key={job.key} calculation={calculation} onSaid={setSaid} />
        <TakeOffResult
          calculation={calculation}
          answer={loaderData.answer}
          hasFailed={loaderData.hasFailed}
        />
      </div>
    </Container>
  );
}

/** The address follows what is said, and with it the prices: it can be sent to somebody as it is. */
function useAddress(address: string, isStart: boolean): void {
  const navigate = useNavigate();
  const shown = useRef(address);
  useEffect(() => {
    if (isStart || shown.current === address) return;
    const timer = setTimeout(() => {
      shown.current = address;
      void navigate(address, { replace: true, preventScrollReset: true });
    }, settledMs);
    return () => clearTimeout(timer);
  }, [address, isStart, navigate]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailed error={error} />;
}
