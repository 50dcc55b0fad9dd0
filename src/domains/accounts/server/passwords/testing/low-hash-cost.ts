import { setHashCost } from '../hash-pool.ts';

setHashCost('low');
