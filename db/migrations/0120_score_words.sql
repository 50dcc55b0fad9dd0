-- Scores explain themselves in both languages.

alter table quotation_score_parts add column words_sw text not null default '';
alter table quotations add column ai_analysis_sw text;
comment on column quotations.ai_analysis_sw is 'As ai_analysis, in Swahili.';
