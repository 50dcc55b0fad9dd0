import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { ApiError, browserApi } from '../../../../ui/data/api-client.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Dialog } from '../../../../ui/primitives/dialog.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { useTellFailure } from '../../../accounts/web/public-failures.ts';
import { deleteProduct } from '../api.ts';

/** Takes a product away for good, after asking. */
export function DeleteProduct(props: { id: string; name: string; onDeleted: () => void }) {
  const t = useTexts('productForm');
  const tellFailure = useTellFailure();
  const common = useTexts('common');
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const run = async () => {
    setPending(true);
    try {
      await deleteProduct(browserApi, props.id);
      toast({ title: common.success, description: t.deleted });
      props.onDeleted();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'product_not_found') return props.onDeleted();
      void tellFailure(error, t.deleteFailed);
      setAsking(false);
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button variant="ghost" className="mt-6 text-danger-ink" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
        {t.delete}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        kind="alert"
        size="sm"
        title={fill(t.deleteTitle, { name: props.name })}
        description={t.deleteText}
        footer={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t.cancel}
            </Button>
            <Button variant="danger" pending={isPending} onClick={() => void run()}>
              {t.deleteConfirm}
            </Button>
          </>
        }
      />
    </>
  );
}
