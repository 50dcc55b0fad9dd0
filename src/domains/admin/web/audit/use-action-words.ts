import { useTexts } from '../../../../ui/messages.tsx';

/** Says what an action is, which the log names by a code. An action that is no longer made keeps its code. */
export function useActionWords(): (code: string) => string {
  const { actions } = useTexts('audit');
  return (code) => (Object.hasOwn(actions, code) ? actions[code as keyof typeof actions] : code);
}
