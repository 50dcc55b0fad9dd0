import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, browserApi } from '../../../../ui/data/api-client.ts';
import { readDraft } from '../../../../ui/data/drafts.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Failed } from '../../../../ui/patterns/failed.tsx';
import { UnsavedGuard } from '../../../../ui/patterns/unsaved-guard.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Dialog } from '../../../../ui/primitives/dialog.tsx';
import { Skeleton } from '../../../../ui/primitives/skeleton.tsx';
import type { Product } from '../../../catalogue/schema.ts';
import { useDetailNames } from '../../../catalogue/web/public-fields.ts';
import { readOwnProduct } from '../api.ts';
import { useOddPrice } from '../prices/use-odd-price.tsx';
import { DeleteProduct } from './delete-product.tsx';
import type { FormStart } from './form-state.ts';
import { emptyValues, valuesOf } from './form-values.ts';
import { draftName, productDraftSchema } from './product-draft.ts';
import { ProductFields } from './product-fields.tsx';
import { useProductForm } from './use-product-form.ts';

export interface ProductDialogProps {
  supplierId: string;
  /** Null adds a product. */
  productId: string | null;
  onClose: () => void;
  /** Something was saved or is gone: lists are out of date. */
  onChanged: (product: Product | null) => void;
}

/** Add Product and Edit Product. */
export default function ProductDialog(props: ProductDialogProps) {
  const t = useTexts('productForm');
  const start = useStart(props.supplierId, props.productId);
  if (start.data) return <FormDialog {...props} start={start.data} />;
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={props.productId ? t.editTitle : t.addTitle}
      size="lg"
    >
      {start.isError ? (
        <Failed
          status={start.error instanceof ApiError ? start.error.status : undefined}
          onRetry={() => void start.refetch()}
        />
      ) : (
        <FieldSkeletons />
      )}
    </Dialog>
  );
}

/** The product as it is now, or nothing, and over it what was typed here before and not saved. */
function useStart(supplierId: string, productId: string | null) {
  const nameOf = useDetailNames();
  return useQuery({
    queryKey: ['product-form', supplierId, productId],
    gcTime: 0,
    // A new product needs nothing of the server before it is saved.
    networkMode: productId === null ? 'always' : 'online',
    queryFn: async (): Promise<FormStart> => {
      const [product, draft] = await Promise.all([
        productId ? readOwnProduct(browserApi, productId) : null,
        readDraft(draftName(supplierId, productId), productDraftSchema),
      ]);
      const base = product && {
        id: product.id,
        version: product.version,
        values: valuesOf(product, nameOf),
      };
      if (!draft) return { base, values: base?.values ?? emptyValues, keptAt: null };
      // The draft's own beginning: what changed since is found when it is saved.
      const begun = base && draft.base ? { ...base, ...draft.base } : base;
      return { base: begun, values: draft.values, keptAt: draft.at };
    },
  });
}

const formId = 'product-form';

function FormDialog(props: ProductDialogProps & { start: FormStart }) {
  const { supplierId, start, onClose, onChanged } = props;
  const t = useTexts('productForm');
  const [isLeaving, setLeaving] = useState(false);
  const { sendPrice, question } = useOddPrice();
  const form = useProductForm({
    supplierId,
    start,
    sendPrice,
    onSaved(product) {
      onChanged(product);
      onClose();
    },
    onGone() {
      onChanged(null);
      onClose();
    },
  });
  const close = () => {
    if (form.isDirty) setLeaving(true);
    else onClose();
  };
  const discard = () => {
    form.forgetDraft();
    onClose();
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={close}
        title={form.base ? t.editTitle : t.addTitle}
        size="lg"
        footer={
          <div className="grid grid-cols-2 gap-2.5 sm:flex">
            <Button variant="outline" onClick={close}>
              {t.cancel}
            </Button>
            <Button type="submit" form={formId} pending={form.isSaving}>
              {t.save}
            </Button>
          </div>
        }
      >
        <ProductFields id={formId} form={form} />
        {form.base && (
          <DeleteProduct
            id={form.base.id}
            name={form.base.values.name}
            onDeleted={() => {
              form.forgetDraft();
              onChanged(null);
              onClose();
            }}
          />
        )}
      </Dialog>
      {question}
      <LeaveDialog open={isLeaving} onStay={() => setLeaving(false)} onLeave={discard} />
      <UnsavedGuard isDirty={form.isAtRisk} texts={t} />
    </>
  );
}

function LeaveDialog(props: { open: boolean; onStay: () => void; onLeave: () => void }) {
  const t = useTexts('productForm');
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => !open && props.onStay()}
      kind="alert"
      size="sm"
      title={t.leaveTitle}
      description={t.leaveText}
      footer={
        <>
          <Button variant="outline" onClick={props.onStay}>
            {t.stay}
          </Button>
          <Button variant="danger" onClick={props.onLeave}>
            {t.leave}
          </Button>
        </>
      }
    />
  );
}

function FieldSkeletons() {
  const { loading } = useTexts('common');
  return (
    <div className="grid gap-4" role="status" aria-label={loading}>
      {[1, 2, 3, 4, 5].map((field) => (
        <Skeleton key={field} className="h-16 w-full" />
      ))}
    </div>
  );
}
