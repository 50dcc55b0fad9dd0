-- Comparisons in kept conversations were of another shape; what was said of them stays.
update ai_chat_sessions set session_data = jsonb_set(session_data, '{messages}', (
    select coalesce(jsonb_agg(message #- '{data,comparison}' order by at), '[]'::jsonb)
      from jsonb_array_elements(session_data -> 'messages') with ordinality as entry (message, at)))
  where session_data -> 'messages' @? '$[*].data.comparison';
