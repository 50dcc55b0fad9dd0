const patterns: readonly RegExp[] = [
  // Code.
  /<\s*\/?\s*(?:script|iframe|img|svg|object|embed|system|instructions?|prompt)\b/,
  /\bjavascript:|\bon(?:error|load|click)\s*=/,
  /\bunion (?:all )?select\b|\bselect \*|\bselect .{1,40} from (?:users|products|accounts|orders|quotations|suppliers)\b/,
  /\b(?:drop|truncate|alter) (?:the )?(?:tables?|database|schema)\b/,
  /\binsert into \w+|\bupdate \w+ set\b|\bdelete from \w+/,
  /\b(?:or|and) '?1'?\s*=\s*'?1|(?:'|"|;|\b1 ?= ?1)\s*(?:--|or\s+['"]?1|;)/,
  /\$\{|\{\{.{0,40}\}\}|\bprocess\.env\b|\/etc\/passwd|\.\.\/\.\.|\bxp_cmdshell\b|\brm -rf\b|\bcurl http|\bsudo\b/,
  // Speaks as or to the machine.
  /"role" ?: ?"(?:system|assistant)"|\[system\]|### ?system|\bbegin system\b/,
  /\bend of (?:the )?(?:prompt|instructions|system message)\b|\bnew (?:task|instructions?) ?:/,
  /\b(?:you have|there are) no rules\b|\bnote to (?:the )?(?:ai|bot|assistant|system|model)\b/,
  /\b(?:ai|assistant|bot) ?:? (?:must|should|shall) (?:now )?(?:ignore|accept|approve|set|reveal|award)/,
  /\b(?:ignore|disregard|forget) (?:all |your |the |any )*(?:previous|prior|earlier|above) (?:instructions?|rules|prompts?)\b/,
  /\b(?:reveal|print|show|repeat|leak|dump|expose|output|display|give me)\b[^.?!]{0,30}\b(?:prompt|instructions|source code|api keys?|secret keys?|environment variables?|env file|config(?:uration)? file|connection string|credentials?|tokens? of|database (?:schema|dump|tables?))\b/,
  /\b(?:you are now|from now on you are|pretend (?:to be|you are|that you)|act as|roleplay as|behave as)\b[^.?!]{0,40}\b(?:admin|administrator|root|developer|supplier|unrestricted|evil|hacker|another|different|no rules|without|dan|owner|bank|support staff|moderator)\b/,
  /\b(?:developer|debug|god|dan|jailbreak) mode\b/,
];

/** What speaks to the machine instead of the assistant. */
export const injections = new RegExp(patterns.map(({ source }) => source).join('|'));
