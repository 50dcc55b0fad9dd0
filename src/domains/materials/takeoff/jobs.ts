import { concreteJobs } from './concrete.ts';
import { finishJobs } from './finishes.ts';
import type { Job } from './job.ts';
import { masonryJobs } from './masonry.ts';
import { outsideJobs } from './outside.ts';
import { roofJobs } from './roof.ts';
import { steelJobs } from './steel.ts';
import { wholeJobs } from './whole.ts';

export const jobs: readonly Job[] = [
  ...concreteJobs,
  ...masonryJobs,
  ...finishJobs,
  ...roofJobs,
  ...steelJobs,
  ...outsideJobs,
  ...wholeJobs,
];

export const jobOf = (key: string): Job | undefined => jobs.find((job) => job.key === key);
