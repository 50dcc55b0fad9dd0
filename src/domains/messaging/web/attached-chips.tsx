import { ClipboardList, FileText, Package, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { fill } from '../../../messages/index.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { fileSize } from '../rules.ts';
import { useLocalAddress } from './file-tiles.tsx';
import type { OutgoingFile } from './outbox.ts';
import type { Attached } from './use-attached.ts';

/** What goes with the message being written, each to be taken out again. */
export function AttachedChips({ attached }: { attached: Attached }) {
  const t = useTexts('messaging');
  const { rfq, product, files } = attached;
  if (!rfq && !product && files.length === 0) return null;
  return (
    <ul className="mb-2 grid max-h-40 grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto">
      {product && (
        <Chip
          icon={<Package />}
          text={fill(t.about, { product: product.name })}
          dropLabel={t.dropAbout}
          onDrop={() => attached.drop('product')}
        />
      )}
      {rfq && (
        <Chip
          icon={<ClipboardList />}
          text={fill(t.about, { product: rfq.title })}
          dropLabel={t.dropRfq}
          onDrop={() => attached.drop('rfq')}
        />
      )}
      {files.map((file, index) => (
        <Chip
          // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be there twice
          key={index}
          icon={<FileIcon file={file} />}
          text={`${file.name} · ${fileSize(file.file.size)}`}
          dropLabel={fill(t.dropFile, { name: file.name })}
          onDrop={() => attached.removeFile(file)}
        />
      ))}
    </ul>
  );
}

function FileIcon({ file: { file } }: { file: OutgoingFile }) {
  const address = useLocalAddress(file.type.startsWith('image/') ? file : null);
  if (!address) return <FileText />;
  return <img src={address} alt="" className="size-10 rounded-control object-cover" />;
}

function Chip(props: { icon: ReactNode; text: string; dropLabel: string; onDrop: () => void }) {
  return (
    <li className="flex items-center gap-2 rounded-control bg-brand-soft pl-3 text-sm">
      <span className="flex-none [&>svg]:size-4" aria-hidden="true">
        {props.icon}
      </span>
      <span className="min-w-0 flex-1 truncate font-semibold">{props.text}</span>
      <IconButton label={props.dropLabel} icon={<X aria-hidden="true" />} onClick={props.onDrop} />
    </li>
  );
}
