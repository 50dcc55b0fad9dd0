import { describe, expect, it } from 'vitest';
import { type Letter, letterMail } from './letter.ts';

const letter: Letter = {
  subject: 'Karibu\r\nBcc: everybody@evil.example',
  paragraphs: ['Habari <b>Otieno</b> & "wenzako",', 'Thibitisha.'],
  action: { label: 'Thibitisha', url: 'https://soko.example/auth?token=a&x="y"' },
  footer: ['JengaSoko'],
  language: 'sw',
};

describe('a letter', () => {
  const mail = letterMail('otieno@jenga.example', letter);

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
    const { action: _action, ...rest } = letter;
    expect(letterMail('a@b.example', rest).html).not.toContain('href');
  });
});
