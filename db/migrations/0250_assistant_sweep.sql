-- What the daily sweep of the assistant looks for.

create index ai_chat_sessions_updated_at_idx on ai_chat_sessions (updated_at);
create index ai_rfq_drafts_unsent_idx on ai_rfq_drafts (created_at) where confirmed_at is null;
-- A session that goes is taken out of its drafts.
create index ai_rfq_drafts_session_idx on ai_rfq_drafts (chat_session_id);
create index assistant_model_days_day_idx on assistant_model_days (day);
