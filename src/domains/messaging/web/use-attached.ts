import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { subjectProduct } from '../../../shared/message-subject.ts';
import { documentTypes } from '../../../shared/upload-rules.ts';
import { browserApi } from '../../../ui/data/api-client.ts';
import { usePickedFiles } from '../../../ui/forms/use-picked-files.ts';
import { maxAttachments } from '../rules.ts';
import type { ProductCard, RfqCard } from '../schema.ts';
import { addressedTo, withoutAddressed } from './addressed.ts';
import { productKey, readProduct, readSharedRfqs, sharedRfqsKey } from './api.ts';
import type { OutgoingFile } from './outbox.ts';

/** What goes with the message being written: files, and what it is about. */
export function useAttached(peerId: string) {
  const addressed = useAddressed(peerId);
  const [picked, setPicked] = useState<{ rfq?: RfqCard; product?: ProductCard }>({});
  const files = useFiles();
  return {
    rfq: picked.rfq ?? addressed.rfq,
    product: picked.product ?? addressed.product,
    /** The product that the reader came from, which asks for words. */
    suggested: addressed.product,
    files: files.items,
    picked: files.picked,
    addFiles: files.add,
    removeFile: files.remove,
    pick: (subject: { rfq?: RfqCard; product?: ProductCard }) =>
      setPicked((known) => ({ ...known, ...subject })),
    drop(subject: 'rfq' | 'product') {
      setPicked(({ [subject]: _, ...rest }) => rest);
      addressed.drop();
    },
    clear() {
      setPicked({});
      addressed.drop();
      files.clear();
    },
  };
}

export type Attached = ReturnType<typeof useAttached>;

/** What the address, or the page before, says the message is about, until it was sent or dropped. */
function useAddressed(peerId: string) {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const { rfqId, ...addressed } = addressedTo(search);
  const productId = addressed.productId ?? subjectProduct(state);
  const product = useQuery({
    queryKey: productKey(productId ?? ''),
    queryFn: () => readProduct(browserApi, productId ?? ''),
    enabled: productId !== null,
  });
  const rfqs = useQuery({
    queryKey: sharedRfqsKey(peerId, rfqId ?? ''),
    queryFn: () => readSharedRfqs(browserApi, peerId, rfqId ?? ''),
    enabled: rfqId !== null,
  });
  return {
    product: (productId !== null && product.data) || null,
    rfq: (rfqId !== null && rfqs.data?.find(({ id }) => id === rfqId)) || null,
    drop() {
      if (productId === null && rfqId === null) return;
      setSearch(withoutAddressed, { replace: true, state: null, preventScrollReset: true });
    },
  };
}

function useFiles() {
  const picked = usePickedFiles({ accepted: documentTypes, most: maxAttachments });
  const [items, setItems] = useState<readonly OutgoingFile[]>([]);
  return {
    items,
    picked,
    async add(files: readonly File[]) {
      const taken = await picked.pick(files, items.length);
      const added = taken.map((file) => ({ name: file.name, file, objectPath: null }));
      setItems((known) => [...known, ...added]);
    },
    remove: (file: OutgoingFile) => setItems((known) => known.filter((one) => one !== file)),
    clear() {
      setItems([]);
      picked.forget();
    },
  };
}
