/**
 * The forms in which chats accept a message, by the address of the webhook. Text from outside mentions nobody: it is in
 * backticks and has no `<`, and where that is not enough, the form prevents it.
 */

interface ChatForm {
  /** Matches the host and the path. */
  readonly address: RegExp;
  readonly body: (text: string) => object;
  readonly url?: (url: URL) => URL;
}

/** Discord refuses more characters, and no other chat refuses the longest message. */
const DISCORD_MAX = 2000;

const FORMS: readonly ChatForm[] = [
  // Slack, "Formatting text for app surfaces".
  { address: /^hooks\.slack(?:-gov)?\.com\//, body: (text) => ({ text: withEntities(text) }) },
  // Discord, "Webhook Resource".
  {
    address: /^(?:\w+\.)?discord(?:app)?\.com\//,
    body: (text) => ({ content: shortened(text, DISCORD_MAX), allowed_mentions: { parse: [] } }),
    url: discordUrl,
  },
  // Microsoft Teams, "Create incoming webhooks with Workflows", and the clouds of governments and of China.
  {
    address:
      /(?:\.logic\.azure\.(?:com|us|cn)|\.api\.powerplatform\.(?:com|us|cn)|\.api\.(?:gov|high)\.powerplatform\.microsoft\.us|\.api\.appsplatform\.us|\.api\.powerplatform\.partner\.microsoftonline\.cn|\.webhook\.office(?:365)?\.(?:com|us))\//,
    body: teamsBody,
  },
];

/** Mattermost, Google Chat, Rocket.Chat, and others. */
const ANY_OTHER: Omit<ChatForm, 'address'> = { body: (text) => ({ text }) };

/** Returns the body, and the address to send it to. */
export function messageFor(url: URL, text: string): { readonly url: URL; readonly body: object } {
  const form = FORMS.find(({ address }) => address.test(`${url.hostname}${url.pathname}`)) ?? ANY_OTHER;
  return { url: form.url?.(url) ?? url, body: form.body(text) };
}

/**
 * Without `wait`, Discord also accepts a message that it then does not save. A webhook has two more addresses, for the
 * forms of Slack and GitHub.
 */
function discordUrl(url: URL): URL {
  const target = new URL(url);
  target.pathname = target.pathname.replace(/\/(?:slack|github)\/?$/, '');
  target.searchParams.set('wait', 'true');
  return target;
}

function withEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Halves the longest line until the text fits, but none with a link: those to the run and the issue have to work. */
function shortened(text: string, maxLength: number): string {
  const lines = text.split('\n');
  while (lines.join('\n').length > maxLength) {
    const longest = lines.filter((line) => !line.includes('://')).sort((a, b) => b.length - a.length)[0];
    if (longest === undefined || longest.length < 2) return lines.join('\n').slice(0, maxLength);
    const characters = [...longest];
    lines[lines.indexOf(longest)] = `${characters.slice(0, characters.length / 2 - 1).join('')}…`;
  }
  return lines.join('\n');
}

const LINK = /^- ([\w ]+): (https?:\S+)$/;

/**
 * Returns an Adaptive Card with one paragraph for each line, and one button for each link. Unlike a `TextBlock`, a
 * `TextRun` has no Markdown that a text from outside could use. A workflow of Teams accepts versions up to 1.4.
 */
function teamsBody(text: string): object {
  const lines = text.split('\n').filter((line) => line !== '');
  const paragraphs = lines.filter((line) => !LINK.test(line));
  const body = paragraphs.map((line) => ({ type: 'RichTextBlock', inlines: textRuns(line) }));
  const actions = lines.flatMap((line) => {
    const [, title, url] = LINK.exec(line) ?? [];
    return url === undefined ? [] : [{ type: 'Action.OpenUrl', title, url }];
  });
  const $schema = 'http://adaptivecards.io/schemas/adaptive-card.json';
  const content = { $schema, type: 'AdaptiveCard', version: '1.2', body, actions };
  return {
    type: 'message',
    attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }],
  };
}

/** Shows what is between backticks in a monospaced font. */
function textRuns(line: string): object[] {
  return line
    .split('`')
    .map((text, index) => ({ type: 'TextRun', text, ...(index % 2 === 1 && { fontType: 'Monospace' }) }))
    .filter(({ text }) => text !== '');
}
