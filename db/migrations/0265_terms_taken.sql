-- Which wording of the terms an account was opened under stands beside the privacy notice.
alter table consents drop constraint consents_purpose_check;
alter table consents add constraint consents_purpose_check
  check (purpose in ('privacy_notice', 'terms', 'marketing'));
