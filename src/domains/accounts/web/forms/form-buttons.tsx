import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';

export function FormButtons({ isPending, onCancel }: { isPending: boolean; onCancel: () => void }) {
  const t = useTexts('account');
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" pending={isPending} className="max-sm:flex-1">
        {t.save}
      </Button>
      <Button variant="outline" disabled={isPending} onClick={onCancel} className="max-sm:flex-1">
        {t.cancel}
      </Button>
    </div>
  );
}
