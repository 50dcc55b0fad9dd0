export * from './job.ts';
export * from './jobs.ts';
export { classes } from './mixes.ts';
export { type RuleKey, rules } from './rules.ts';
export * from './said.ts';
export { wholeJobs } from './whole.ts';
export * from './words.ts';
