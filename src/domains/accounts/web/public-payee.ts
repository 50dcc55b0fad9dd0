// Apart from public.tsx, which every page loads whole.
export { PayeeFacts } from './payment-details/payee-facts.tsx';
