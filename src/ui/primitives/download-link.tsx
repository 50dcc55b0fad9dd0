import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { type ButtonLook, buttonClass } from './button.tsx';

export interface DownloadLinkProps extends ButtonLook {
  href: string;
  children: ReactNode;
  className?: string | undefined;
}

/** Brings a file that the server makes, e.g. a PDF. Never on paper. */
export function DownloadLink({ href, children, className, ...look }: DownloadLinkProps) {
  return (
    <a
      className={cx(buttonClass({ variant: 'outline', ...look }), 'print:hidden', className)}
      href={href}
      download
    >
      <Download aria-hidden="true" />
      {children}
    </a>
  );
}

/** A table as CSV, and beside it as a workbook. @param props.href of the CSV */
export function TableLinks({ href, children, ...look }: DownloadLinkProps) {
  return (
    <>
      <DownloadLink href={href} {...look}>
        {children}
      </DownloadLink>
      <DownloadLink href={href.replace(/\.csv(?=\?|$)/, '.xlsx')} {...look}>
        Excel<span className="sr-only">: {children}</span>
      </DownloadLink>
    </>
  );
}
