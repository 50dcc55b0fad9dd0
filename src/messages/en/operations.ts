/** What runs behind the pages: background jobs, and the services that the server needs. */
export const operations = {
  jobsTitle: 'Background jobs',
  jobsLead:
    'Mail, SMS, reminders and other work after the answer. Failed jobs wait here until you decide.',
  openFailed: 'Failed jobs',
  kind: 'Kind',
  noKinds: 'No background job has run yet.',
  states: {
    waiting: 'Waiting',
    active: 'Running',
    retrying: 'Trying again',
    failed: 'Failed',
    completed: 'Done',
  },
  lastDone: 'Last done',
  dueSince: 'Oldest due since {date}',
  actions: 'Actions',
  retry: 'Try again',
  cancel: 'Give up',
  keep: 'Back',
  retryAll: 'Try all again',
  retryAllNamed: 'Try all again: {name}',
  cancelAll: 'Give up all',
  cancelAllNamed: 'Give up all: {name}',
  stepsOfKind: {
    retry: {
      title: 'Try all failed jobs of {name} again?',
      text: 'They start within seconds. This includes those that wait for their next try.',
      done: 'The jobs start again.',
    },
    cancel: {
      title: 'Give up all failed jobs of {name}?',
      text: 'Their work is not done. This includes those that wait for their next try.',
      done: 'The jobs are given up.',
    },
  },
  steps: {
    retry: {
      title: 'Try this job again?',
      text: 'It starts within seconds and has one try.',
      done: 'The job starts again.',
    },
    cancel: {
      title: 'Give up this job?',
      text: 'Its work is not done, and it leaves the queue.',
      done: 'The job is given up.',
    },
  },
  failedStep: 'We could not do this. Please try again.',
  noReason: 'The job gave no reason.',
  triedTimes: 'Tried {count} times',
  sentAt: 'Sent on {date}',
  failedAt: 'Failed on {date}',
  data: 'What the job was asked to do',
  dataHint: 'Contacts and secrets are left out.',
  allKinds: 'All background jobs',
} as const;
