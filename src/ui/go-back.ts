import { useNavigate } from 'react-router';

/**
 * Leads one step back in this site, or to `otherwise` where the step before was another site or none:
 * whoever came by a shared link must not be sent out of the shop.
 */
export function useGoBack(otherwise: string): () => void {
  const navigate = useNavigate();
  return () => {
    const { history, location } = window;
    const steps = (history.state as { idx?: number } | null)?.idx ?? 0;
    const isFromHere = document.referrer.startsWith(`${location.origin}/`) && history.length > 1;
    if (steps > 0 || isFromHere) navigate(-1);
    else navigate(otherwise);
  };
}
