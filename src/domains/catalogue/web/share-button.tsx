import { Share2 } from 'lucide-react';
import { useTexts } from '../../../ui/messages.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { toast } from '../../../ui/toast/store.ts';
import type { Product } from '../schema.ts';
import { productPath } from './structured-data.ts';

/** The device's share sheet, or where there is none a copied link. */
export function ShareButton({ product }: { product: Product }) {
  const t = useTexts('product');
  const share = async () => {
    const url = window.location.origin + productPath(product);
    if (navigator.share) {
      // Rejects when the reader closes the sheet: nothing to tell.
      await navigator.share({ title: product.name, url }).catch(() => undefined);
      return;
    }
    const copied = await copy(url);
    toast({ title: copied ? t.linkCopied : t.copyLink, description: url });
  };
  return (
    <IconButton
      label={t.share}
      icon={<Share2 aria-hidden="true" />}
      variant="outline"
      className="flex-none"
      onClick={share}
    />
  );
}

/** The clipboard is missing on a plain http address, and may be forbidden. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
