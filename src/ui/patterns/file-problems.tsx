import { TriangleAlert, X } from 'lucide-react';
import { fill } from '../../messages/index.ts';
import { cx } from '../cx.ts';
import type { PickedFiles } from '../forms/use-picked-files.ts';
import { useTexts } from '../messages.tsx';
import { IconButton } from '../primitives/icon-button.tsx';

interface FileProblemsProps {
  picked: PickedFiles;
  className?: string;
}

/** Which chosen files were left out of a field, and why; each can be put aside. */
export function FileProblems({ picked, className }: FileProblemsProps) {
  const t = useTexts('uploads');
  const { problems, isReading, dismiss } = picked;
  return (
    <>
      <p className={cx('text-ink-muted text-sm', isReading && className)} role="status">
        {isReading && t.reading}
      </p>
      {problems.length > 0 && (
        <ul className={cx('grid grid-cols-1 gap-1', className)} aria-label={t.leftOut}>
          {problems.map(({ name, text }) => (
            <li
              key={name}
              className="flex items-center gap-2 rounded-control border border-danger py-1 pr-1 pl-3"
            >
              <TriangleAlert className="size-5 flex-none text-danger" aria-hidden="true" />
              <p className="min-w-0 flex-1 wrap-anywhere text-sm">
                {!text.startsWith(name) && <span className="font-semibold">{name}: </span>}
                <span className="text-danger">{text}</span>
              </p>
              <IconButton
                label={fill(t.dismissProblem, { name })}
                icon={<X aria-hidden="true" />}
                onClick={() => dismiss(name)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
