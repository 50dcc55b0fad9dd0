import { inOrder, like, open, phrase, type Saying, w } from '../sayings.ts';

/** Speaks to the machine below the assistant. */
export const injectionSayings: readonly Saying[] = [
  phrase(
    'end of prompt',
    w`end of (?:the )?(?:prompt|instructions|system message)|new (?:task|instructions?) ?(?=:)`,
  ),
  like('"role": "system"', /"role" ?: ?"(?:system|assistant)"/),
  phrase('there are no rules', w`(?:you have|there are) no rules`),
  like('<script', /<\s*\/?\s*(?:script|iframe|img|svg|object|embed)\b/),
  phrase('javascript:', open(w`javascript:`)),
  phrase('onerror=', open(w`on(?:error|load|click)\s*=`)),
  phrase('union select', w`union (?:all )?select`),
  phrase('or 1=1', open(w`(?:or|and) '?1'?\s*=\s*'?1`)),
  phrase('drop table', w`drop (?:table|database)`),
  phrase('truncate table', w`truncate table`),
  phrase('insert into x values', open(w`insert into \w+ (?:values|\()`)),
  like('{{ }}', /\$\{[^}]*\}|\{\{[^}]*\}\}/),
  phrase('process.env', w`process\.env`),
  like('/etc/passwd', /\/etc\/passwd/),
  phrase('xp_cmdshell', w`xp_cmdshell`),
  inOrder(
    'print your system prompt',
    w`reveal|print|show|repeat|leak|dump|expose|output|display|give me`,
    30,
    w`
    prompt|instructions|source code|api keys?|secret keys?|environment variables?|env file
    |config(?:uration)? file|connection string|credentials?|tokens? of
    |database (?:schema|dump|tables?)
  `,
  ),
  inOrder(
    'you are now dan',
    w`
    you are now|from now on you are|pretend (?:to be|you are|that you)|act as|roleplay as
    |behave as
  `,
    40,
    w`
    admin|administrator|root|developer|supplier|unrestricted|evil|hacker|another|different
    |no rules|without|dan|owner|bank|support staff|moderator
  `,
  ),
  phrase('note to ai', w`note to (?:the )?(?:ai|bot|assistant|system|model)`),
  phrase(
    'ai must ignore',
    open(w`
    (?:ai|assistant|bot) ?:? (?:must|should|shall) (?:now )?(?:ignore|accept|approve|set
    |reveal|award)
  `),
  ),
  like('<script', /<\/?(?:system|script|instructions?|prompt)/),
  phrase('begin system', w`begin system`),
  like('[system]', /\[system\]/),
  like('###system', /### ?system/),
  like("'--", /(?:'|"|;|\b1 ?= ?1)\s*(?:--|or\s+['"]?1|;)/),
  phrase('drop table', w`(?:drop|truncate|alter) (?:the )?(?:table|database|schema|tables)`),
  phrase('update products set', w`update \w+ set`),
  phrase('delete from x', open(w`delete from \w+`)),
  phrase('insert into x', open(w`insert into \w+`)),
  phrase('select *', open(w`select \*`)),
  phrase(
    'select x from users',
    w`select .{1,40} from (?:users|products|accounts|orders|quotations|suppliers)`,
  ),
  phrase('rm -rf', w`rm -rf`),
  phrase('curl http', open(w`curl http`)),
  phrase('sudo', w`sudo`),
  like('javascript:', /javascript:/),
  like('onerror=', /onerror ?=/),
  like('../..', /\.\.\/\.\./),
  like('{{}}', /\{\{.{0,40}\}\}|\$\{/),
];
