/** What pages may show of the assistant. */
export { ChatLauncher } from './chat-launcher.tsx';
