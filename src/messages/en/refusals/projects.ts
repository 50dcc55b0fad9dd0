export const projects = {
  only_contractors_projects: 'Only contractors can have projects.',
  project_not_found: 'Project not found.',
  project_closed: 'This project is closed. Open it again to add to it.',
  projects_full: 'You have {maximum} projects. That is the most an account can have.',
  project_name_missing: 'Enter the name of the project',
  project_name_long: 'Use at most 100 characters',
  project_date_wrong: 'Enter a date',
  project_dates_wrong: 'Choose an end on or after the start',
  project_budget_wrong: 'Enter an amount in shillings, such as 1250000',
} as const;
