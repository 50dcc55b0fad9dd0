import { useNavigation } from 'react-router';
import { useTexts } from '../../ui/messages.tsx';

/** Shows that the next page is on its way. It appears late (see frame.css), so that fast pages do not flash. */
export function ProgressBar() {
  const t = useTexts('common');
  const navigation = useNavigation();
  if (navigation.state === 'idle') return null;
  return <div className="progress-bar" role="progressbar" aria-label={t.loading} />;
}
