import type { Messages } from '../../../../messages/index.ts';
import type { RefusalTexts } from '../../../../messages/refusals.ts';
import type { ApiError } from '../../../../ui/data/api-client.ts';
import { parseKraPin, parseRegistrationNumber } from '../../verification-rules.ts';
import type { DocumentItem } from './document-uploads.ts';

type Texts = Messages['verification'];

/** In the order in which the page shows them. */
const verificationFields = ['registrationNumber', 'kraPin', 'documents'] as const;
export type VerificationErrors = {
  readonly [F in (typeof verificationFields)[number]]?: string | undefined;
};

/** What must be mended before the request is sent. */
export function problemsOf(
  entered: { registrationNumber: string; kraPin: string },
  items: readonly DocumentItem[],
  t: Texts,
  refusals: RefusalTexts,
): VerificationErrors {
  const isUnfinished = items.some(({ state }) => state.kind !== 'done');
  return {
    ...(parseRegistrationNumber(entered.registrationNumber)
      ? {}
      : { registrationNumber: refusals.registration_number_wrong }),
    ...(parseKraPin(entered.kraPin) ? {} : { kraPin: refusals.kra_pin_wrong }),
    ...(items.length === 0 ? { documents: refusals.document_missing } : {}),
    ...(isUnfinished ? { documents: t.documentsUnfinished } : {}),
  };
}

/** What the server found wrong, and which of the documents (by their place) it will not take. */
export function refusalsOf(
  error: ApiError,
  t: Texts,
  refusals: RefusalTexts,
): { errors: VerificationErrors; refusedDocuments: ReadonlySet<number> } {
  const paths = error.issues.map(({ path }) => path);
  const places = paths.flatMap((path) => /^documents\.(\d+)$/.exec(path)?.[1] ?? []);
  return {
    refusedDocuments: new Set(places.map(Number)),
    errors: {
      ...(paths.includes('registrationNumber')
        ? { registrationNumber: refusals.registration_number_wrong }
        : {}),
      ...(paths.includes('kraPin') ? { kraPin: refusals.kra_pin_wrong } : {}),
      ...(paths.some((path) => path.startsWith('documents'))
        ? { documents: t.documentsUnfinished }
        : {}),
    },
  };
}
