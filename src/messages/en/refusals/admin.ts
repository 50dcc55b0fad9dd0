/** To admins, and of the contact form that they read. */
export const admin = {
  report_not_found: 'Report not found.',
  already_resolved: 'This report is already resolved.',
  already_suspended: 'This account is already suspended.',
  not_suspended: 'This account is not suspended.',
  demo_not_suspended: 'This account belongs to the demo and cannot be suspended.',
  already_taken_down: 'This product is already taken down.',
  not_taken_down: 'This product is not taken down.',
  reason_missing: 'Say why',

  setting_not_found: 'Setting not found.',
  setting_changed: 'Another admin has changed this setting. Check the new value and save again.',
  job_gone: 'This job no longer waits. Another admin may have decided it.',
  queue_item_gone: 'This no longer waits. Another admin may have decided it.',
  queue_item_taken: 'Another admin has taken this. Ask them, or release it first.',
  note_missing: 'Write a note',
  contact_answer_missing: 'Write an answer',
  message_not_found: 'Message not found.',
  contact_message_missing: 'Message is required',
  contact_email_missing: 'Email is required',
  contact_email_wrong: 'Please enter a valid email address.',
  line_breaks_wrong: 'Remove line breaks and special characters',
} as const;
