import { Logo } from '../../ui/icons/logo.tsx';
import { Container } from '../../ui/patterns/container.tsx';
import { OtherLanguageLink } from './preference-switches.tsx';

/** On top of a page that leads nowhere else. */
export default function BareBar() {
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-surface-raised">
      <Container className="flex h-16 items-center gap-1 xl:gap-2">
        <Logo className="mr-auto" />
        <OtherLanguageLink className="" />
      </Container>
    </header>
  );
}
