import { describe, expect, it } from 'vitest';
import { composeEmail, type EmailContent } from './email-content.ts';

const content: EmailContent = {
  subject: 'Karibu\r\nBcc: everybody@evil.example',
  paragraphs: ['Habari <b>Otieno</b> & "wenzako",', 'Thibitisha.'],
  action: { label: 'Thibitisha', url: 'https://soko.example/auth?token=a&x="y"' },
  footer: ['JengaSoko'],
  language: 'sw',
};

describe('a content', () => {
  const mail = composeEmail('otieno@jenga.example', content);

  it('is plain in its text', () => {
    expect(mail.text).toContain('Habari <b>Otieno</b> & "wenzako",');
    expect(mail.text).toContain('Thibitisha:\nhttps://soko.example/auth?token=a&x="y"');
  });

  it('keeps people’s words text in its HTML, in attributes too', () => {
    expect(mail.html).toContain('Habari &lt;b&gt;Otieno&lt;/b&gt; &amp; &quot;wenzako&quot;,');
    expect(mail.html).toContain('href="https://soko.example/auth?token=a&amp;x=&quot;y&quot;"');
    expect(mail.html).not.toMatch(/<b>/);
    expect(mail.html).toContain('<html lang="sw">');
  });

  it('has a subject of one line', () => {
    expect(mail.subject).toBe('Karibu Bcc: everybody@evil.example');
  });

  it('needs no action', () => {
    const { action: _action, ...rest } = content;
    expect(composeEmail('a@b.example', rest).html).not.toContain('href');
  });
});
