import type { MailMessage } from './mail.ts';

/** One thing of several that a mail tells: a sentence, facts below it, and its own link. */
export interface EmailEntry {
  readonly text: string;
  readonly details: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
}

/** What a mail says, before it is text or HTML. Everything in it is plain text. */
export interface EmailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Below the paragraphs, each a block of its own. */
  readonly entries?: readonly EmailEntry[];
  /** The one thing to do. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print at the end. */
  readonly footer: readonly string[];
  readonly language: string;
}

/** A content as a mail in both forms: what people's own words hold is text in either. */
export function composeEmail(to: string, content: EmailContent): MailMessage {
  // A subject is one line: a name with a line break in it must not begin another header.
  const subject = content.subject.replace(/\s+/g, ' ').trim();
  return { to, subject, text: asText(content), html: asHtml(content, subject) };
}

function asText({ paragraphs, entries = [], action, footer }: EmailContent): string {
  const blocks = entries.map(({ text, details, action: own }) =>
    [text, ...details, ...(own ? [`${own.label}: ${own.url}`] : [])].join('\n'),
  );
  const parts = [
    ...paragraphs,
    ...blocks,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    '--',
  ];
  return `${parts.join('\n\n')}\n${footer.join('\n')}\n`;
}

function asHtml(content: EmailContent, subject: string): string {
  const { paragraphs, entries = [], action, footer, language } = content;
  const p = (text: string, style: string) => `<p style="${style}">${escapeHtml(text)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="${buttonStyle}">${escapeHtml(action.label)}</a></p>
${p(action.url, `${smallStyle};word-break:break-all`)}`
    : '';
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:16px;background:#f4f1ee">
<div style="max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border-top:4px solid #8a3b22;font:16px/1.5 Arial,sans-serif;color:#231f1c">
${paragraphs.map((text) => p(text, 'margin:0 0 16px')).join('\n')}
${entries.map(entryHtml).join('\n')}
${button}
<hr style="border:0;border-top:1px solid #d9d3cd;margin:24px 0 16px">
${footer.map((text) => p(text, smallStyle)).join('\n')}
</div>
</body>
</html>
`;
}

function entryHtml({ text, details, action }: EmailEntry): string {
  const lines = details.map((line) => `<div style="font-size:14px">${escapeHtml(line)}</div>`);
  const link = action
    ? `<a href="${escapeHtml(action.url)}" style="${linkStyle}">${escapeHtml(action.label)}</a>`
    : '';
  return `<div style="margin:0 0 16px;padding:12px 0 0;border-top:1px solid #d9d3cd;overflow-wrap:anywhere">
<div style="font-weight:bold">${escapeHtml(text)}</div>
${[...lines, link].join('\n')}
</div>`;
}

// Tall enough for a thumb.
const linkStyle = 'display:inline-block;padding:10px 0;color:#8a3b22;font-weight:bold';
const buttonStyle =
  'display:inline-block;padding:12px 20px;background:#8a3b22;color:#ffffff;font-weight:bold;text-decoration:none;border-radius:4px';
const smallStyle = 'margin:0 0 8px;font-size:13px;color:#6b625b';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is text in HTML too, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
