import { useEffect, useRef, useState } from 'react';
import { imageTypes } from '../../../shared/upload-rules.ts';
import { uploadFile } from '../../../ui/data/upload.ts';
import { usePickedFiles } from '../../../ui/forms/use-picked-files.ts';

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'failed'; readonly file: File };

const idle: State = { kind: 'idle' };

export type PhotoUpload = ReturnType<typeof usePhotoUpload>;

/** Choosing and sending one photo; what failed can be sent again. @param present what is there already */
export function usePhotoUpload(present: string | null) {
  const [state, setState] = useState<State>(idle);
  /** Undefined while nothing was changed. */
  const [objectPath, setObjectPath] = useState<string | null | undefined>(undefined);
  const [preview, setPreview] = useState(present);
  const picked = usePickedFiles({ accepted: imageTypes, most: 1 });
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  useEffect(
    () => (preview?.startsWith('blob:') ? () => URL.revokeObjectURL(preview) : undefined),
    [preview],
  );

  const send = async (file: File) => {
    leaving.current?.abort();
    const controller = new AbortController();
    leaving.current = controller;
    const { signal } = controller;
    const onProgress = (share: number) => setState({ kind: 'sending', share });
    onProgress(0);
    try {
      setObjectPath(
        await uploadFile(file, file.name, { purpose: 'review_photo', signal, onProgress }),
      );
      setState(idle);
    } catch {
      if (!signal.aborted) setState({ kind: 'failed', file });
    }
  };

  return {
    state,
    preview,
    picked,
    objectPath,
    async choose(files: readonly File[]) {
      const [file] = await picked.pick(files, 0);
      if (!file) return;
      setPreview(URL.createObjectURL(file));
      await send(file);
    },
    retry() {
      if (state.kind === 'failed') void send(state.file);
    },
    remove() {
      leaving.current?.abort();
      setState(idle);
      setPreview(null);
      setObjectPath(null);
    },
  };
}
