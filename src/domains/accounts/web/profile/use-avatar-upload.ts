import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { imageTypes, maxUploadBytes } from '../../../../shared/upload-rules.ts';
import { uploadFile } from '../../../../ui/data/upload.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import type { CurrentUser } from '../../schema.ts';
import { saveProfile } from '../account-api.ts';

export type AvatarUploadState =
  | { readonly kind: 'idle' }
  /** `source` is an address of the chosen file in this page. */
  | { readonly kind: 'cropping'; readonly source: string }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'failed'; readonly picture: Blob };

const idle: AvatarUploadState = { kind: 'idle' };

/** Choosing, cropping, sending and saving one picture; what failed can be sent again. */
export function useAvatarUpload(onSaved: (user: CurrentUser) => void) {
  const t = useTexts('uploads');
  const common = useTexts('common');
  const [state, setState] = useState<AvatarUploadState>(idle);
  const leaving = useRef<AbortController | null>(null);
  const source = state.kind === 'cropping' ? state.source : null;

  useEffect(() => () => leaving.current?.abort(), []);
  useEffect(() => (source ? () => URL.revokeObjectURL(source) : undefined), [source]);

  const complain = (title: string, description: string) =>
    void toast({ title, description, variant: 'destructive' });

  const send = async (picture: Blob) => {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setState({ kind: 'sending', share: 0 });
    const fail = (title: string, text: string) => {
      if (signal.aborted) return;
      setState({ kind: 'failed', picture });
      complain(title, text);
    };
    let objectPath: string;
    try {
      objectPath = await uploadFile(picture, 'photo.jpg', {
        purpose: 'avatar',
        signal,
        onProgress: (share) => setState({ kind: 'sending', share }),
      });
    } catch {
      return fail(t.failedTitle, t.failedText);
    }
    try {
      onSaved(await saveProfile({ profileImageUrl: objectPath }));
    } catch {
      return fail(common.error, t.photoFailed);
    }
    setState(idle);
    toast({ title: common.success, description: t.photoSaved });
  };

  return {
    state,
    send,
    choose(files: readonly File[]) {
      const [file] = files;
      if (!file) return;
      if (files.length > 1) return complain(t.tooManyTitle, fill(t.tooManyText, { count: 1 }));
      if (file.size > maxUploadBytes) {
        return complain(t.tooLargeTitle, fill(t.tooLargeText, { name: file.name }));
      }
      if (!imageTypes.some((type) => type === file.type)) {
        return complain(t.failedTitle, t.wrongType);
      }
      setState({ kind: 'cropping', source: URL.createObjectURL(file) });
    },
    cancel: () => setState(idle),
    unreadable() {
      setState(idle);
      complain(t.failedTitle, t.unreadableText);
    },
    retry() {
      if (state.kind === 'failed') void send(state.picture);
    },
  };
}
