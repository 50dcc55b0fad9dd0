import { useTexts } from '../../../../ui/messages.tsx';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { nameOfBuyer } from '../../../accounts/name-rules.ts';
import type { CreditAccount } from '../../schema.ts';

type Contractor = CreditAccount['contractor'];

/** How admins read a contractor's name. */
export function useContractorName(): (contractor: Contractor) => string {
  const t = useTexts('credit');
  return (contractor) => nameOfBuyer(contractor, t.unnamedContractor);
}

/** Who it is, and whether it is verified no longer. */
export function ContractorLine({ contractor }: { contractor: Contractor }) {
  const t = useTexts('credit');
  const nameOf = useContractorName();
  return (
    <div>
      <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere font-sans font-semibold text-base tracking-normal">
        {nameOf(contractor)}
        {!contractor.isVerified && <Badge variant="warning">{t.unverified}</Badge>}
      </h2>
      {contractor.location && <p className="text-ink-muted text-sm">{contractor.location}</p>}
    </div>
  );
}
