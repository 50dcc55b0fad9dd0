export const projects = {
  only_contractors_projects: 'Wakandarasi pekee ndio wanaweza kuwa na miradi.',
  project_not_found: 'Mradi haukupatikana.',
  project_closed: 'Mradi huu umefungwa. Ufungue tena ili uongeze kitu.',
  projects_full: 'Una miradi {maximum}. Akaunti moja haiwezi kuwa na zaidi.',
  project_name_missing: 'Andika jina la mradi',
  project_name_long: 'Tumia herufi 100 au chache zaidi',
  project_date_wrong: 'Andika tarehe',
  project_dates_wrong: 'Chagua mwisho usiotangulia mwanzo',
  project_budget_wrong: 'Andika kiasi kwa shilingi, kama vile 1250000',
} as const;
