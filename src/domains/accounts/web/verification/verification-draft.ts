import type { UploadedDocument } from './document-uploads.ts';

/** What was entered and has arrived, kept until the request is sent. */
export interface VerificationDraft {
  readonly registrationNumber: string;
  readonly kraPin: string;
  readonly documents: readonly UploadedDocument[];
}

export const emptyDraft: VerificationDraft = { registrationNumber: '', kraPin: '', documents: [] };

const keyOf = (userId: string) => `accounts.verification.${userId}`;

/** The tab's own storage: it outlives a reload and a dead connection, and ends with the tab. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export function readDraft(userId: string): VerificationDraft {
  try {
    const kept = JSON.parse(
      storage()?.getItem(keyOf(userId)) ?? '{}',
    ) as Partial<VerificationDraft>;
    return { ...emptyDraft, ...kept };
  } catch {
    return emptyDraft;
  }
}

/** @param draft null forgets it */
export function keepDraft(userId: string, draft: VerificationDraft | null): void {
  try {
    if (draft) storage()?.setItem(keyOf(userId), JSON.stringify(draft));
    else storage()?.removeItem(keyOf(userId));
  } catch {
    // A full or forbidden storage costs the draft only.
  }
}
