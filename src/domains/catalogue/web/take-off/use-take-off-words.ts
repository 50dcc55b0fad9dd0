import { useTexts } from '../../../../ui/messages.tsx';
import { useTypeWords } from '../../../../ui/product-words.ts';
import { takeOffWords } from '../../../materials/takeoff/public.ts';

/** Words of jobs, fields and lines in the reader's language. */
export const useTakeOffWords = () => takeOffWords(useTexts('takeOff'), useTypeWords());
