import { CloudOff, History, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { fill } from '../../../../messages/index.ts';
import { formatDateTime } from '../../../../shared/dates.ts';
import { useLanguage, useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import type { ProductField } from './form-values.ts';
import type { ProductForm } from './use-product-form.ts';

/** What happened to the form: kept from before, no connection, or the product changed meanwhile. */
export function FormNoticeCard({ form }: { form: ProductForm }) {
  const t = useTexts('productForm');
  const language = useLanguage();
  const nameOf = useFieldNames();
  const { notice } = form;
  if (!notice) return null;
  if (notice.kind === 'offline') {
    return (
      <NoticeBox icon={<CloudOff aria-hidden="true" />} title={t.offlineTitle}>
        <p>{t.offlineText}</p>
      </NoticeBox>
    );
  }
  if (notice.kind === 'kept') {
    const time = formatDateTime(new Date(notice.at), language);
    return (
      <NoticeBox icon={<History aria-hidden="true" />} title={t.keptTitle}>
        <p>{fill(t.keptText, { time })}</p>
        <Button variant="outline" size="sm" className="mt-3" onClick={form.startOver}>
          {t.startOver}
        </Button>
      </NoticeBox>
    );
  }
  const fields = notice.fields.map(nameOf).join(', ');
  return (
    <NoticeBox icon={<TriangleAlert aria-hidden="true" />} title={t.changedTitle}>
      {fields && <p>{fill(t.changedText, { fields })}</p>}
      <p>{t.changedKept}</p>
      <Button variant="outline" size="sm" className="mt-3" onClick={form.startOver}>
        {t.showNew}
      </Button>
    </NoticeBox>
  );
}

function NoticeBox(props: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex gap-3 rounded-card border border-line border-l-4 border-l-accent bg-surface-sunken p-4 text-sm [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:flex-none"
    >
      {props.icon}
      <div className="min-w-0">
        <p className="font-semibold">{props.title}</p>
        {props.children}
      </div>
    </div>
  );
}

function useFieldNames(): (field: ProductField) => string {
  const t = useTexts('productForm');
  const names: Readonly<Record<ProductField, string>> = {
    name: t.name,
    categoryId: t.category,
    productType: t.productType,
    price: t.price,
    unit: t.unit,
    stockQuantity: t.stock,
    minOrderQuantity: t.minimum,
    brandName: t.brand,
    description: t.description,
    images: t.pictures,
    specifications: t.details,
    isActive: t.active,
  };
  return (field) => names[field];
}
