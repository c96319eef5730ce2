/**
 * What chats and monitors respond to a request, and what their readers see. They refuse what the real services refuse
 * (their documentation of incoming webhooks, and of pings).
 */

export interface Received {
  readonly method: string;
  readonly host: string;
  /** The path with the query. */
  readonly path: string;
  readonly contentType: string;
  readonly body: string;
}

interface Reply {
  readonly status: number;
  readonly text: string;
  /** What a reader of the chat sees. */
  readonly shown?: string;
}

type Json = Readonly<Record<string, unknown>>;

/** By host. Others are like Mattermost. */
const SERVICES: readonly (readonly [host: RegExp, (request: Received) => Reply])[] = [
  [/^hooks\.slack\.com$/, slack],
  [/^(?:ptb\.|canary\.)?discord(?:app)?\.com$/, discord],
  [/\.(?:logic\.azure|environment\.api\.powerplatform)\.com$/, teams],
  [/^chat\.googleapis\.com$/, googleChat],
  [/^hc-ping\.com$/, healthchecks],
  [/^uptime\./, uptimeKuma],
  [/^/, mattermost],
];

export function replyOf(request: Received): Reply {
  const [, service] = SERVICES.find(([host]) => host.test(request.host)) ?? [];
  return service?.(request) ?? { status: 404, text: '' };
}

function jsonOf({ method, contentType, body }: Received): Json | undefined {
  if (method !== 'POST' || contentType !== 'application/json') return undefined;
  try {
    const json: unknown = JSON.parse(body);
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? (json as Json) : undefined;
  } catch {
    return undefined;
  }
}

/** The text of a body that has no other key. */
function onlyText(request: Received): string | undefined {
  const { text, ...others } = jsonOf(request) ?? {};
  return typeof text === 'string' && text !== '' && Object.keys(others).length === 0 ? text : undefined;
}

function mattermost(request: Received): Reply {
  const text = onlyText(request);
  if (text === undefined) return { status: 400, text: 'No text specified.' };
  // Text in backticks mentions nobody.
  const plain = text.replace(/`[^`]*`/g, '');
  const mentions = /(?<![\w.])@(?:all|channel|here)\b/.test(plain) ? '[mentions the channel] ' : '';
  return { status: 200, text: 'ok', shown: mentions + text };
}

function slack(request: Received): Reply {
  if (jsonOf(request) === undefined) return { status: 400, text: 'invalid_payload' };
  const text = onlyText(request);
  if (text === undefined) return { status: 400, text: 'no_text' };
  const mentions = /<(?:!|@|#)/.test(text) ? '[mentions the channel] ' : '';
  const shown = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return { status: 200, text: 'ok', shown: mentions + shown };
}

function googleChat(request: Received): Reply {
  const text = onlyText(request);
  if (text === undefined || Buffer.byteLength(request.body) > 32_000)
    return { status: 400, text: '{"error":{"code":400,"status":"INVALID_ARGUMENT"}}' };
  return { status: 200, text: '{}', shown: (text.includes('<users/all>') ? '[mentions all] ' : '') + text };
}

function discord(request: Received): Reply {
  const { pathname, searchParams } = new URL(request.path, 'https://discord.com');
  const { content, allowed_mentions: allowed, ...others } = jsonOf(request) ?? {};
  if (!/^\/api(?:\/v\d+)?\/webhooks\/[^/]+\/[^/]+$/.test(pathname)) return { status: 405, text: '' };
  if (typeof content !== 'string' || content.trim() === '' || Object.keys(others).length > 0)
    return { status: 400, text: '{"message":"Cannot send an empty message","code":50006}' };
  if ([...content].length > 2000)
    return { status: 400, text: '{"message":"Invalid Form Body","code":50035}' };
  const mentionsAll = JSON.stringify(allowed) !== '{"parse":[]}' && content.includes('@everyone');
  // Without `wait`, a message that is not saved also gets a 204.
  const isConfirmed = searchParams.get('wait') === 'true';
  return {
    status: isConfirmed ? 200 : 204,
    text: '',
    shown: (mentionsAll ? '[mentions all] ' : '') + content,
  };
}

/** Stricter than the service, which responds with 202 and then does not post a card that it cannot read. */
function teams(request: Received): Reply {
  const refused = {
    status: 400,
    text: "The 'foreach' expression is of type 'Null'. It must be a valid array.",
  };
  const { type, attachments } = (jsonOf(request) ?? {}) as { type?: string; attachments?: Json[] };
  const [attachment] = Array.isArray(attachments) ? attachments : [];
  if (type !== 'message' || attachment?.['contentType'] !== 'application/vnd.microsoft.card.adaptive')
    return refused;
  if (Buffer.byteLength(request.body) > 28_000) return { status: 413, text: '' };
  const card = attachment['content'] as Json;
  const isCard = card['type'] === 'AdaptiveCard' && /^1\.[2-4]$/.test(String(card['version']));
  const body = card['body'] as Json[];
  if (!isCard || !Array.isArray(body) || body.length === 0) return refused;
  const lines = body.map((element) => {
    const runs = element['inlines'] as Json[] | undefined;
    const isText = runs?.every(
      (run) => run['type'] === 'TextRun' && typeof run['text'] === 'string' && run['text'],
    );
    if (element['type'] !== 'RichTextBlock' || runs?.length === 0 || !isText) return undefined;
    return runs?.map(({ fontType, text }) => (fontType === 'Monospace' ? `\`${text}\`` : text)).join('');
  });
  const buttons = (card['actions'] as Json[]).map(({ type: kind, title, url }) => {
    return kind === 'Action.OpenUrl' && title && URL.canParse(String(url)) ? `- ${title}: ${url}` : undefined;
  });
  const shown = [...lines, ...buttons];
  // Teams shows at most six buttons.
  if (shown.includes(undefined) || buttons.length > 6) return refused;
  return { status: 202, text: '', shown: shown.join('\n') };
}

/** A check that was deleted gets a 200. */
function healthchecks({ method, path }: Received): Reply {
  if (!['GET', 'HEAD', 'POST'].includes(method)) return { status: 405, text: '' };
  return { status: 200, text: path.includes('deleted') ? 'OK (not found)' : 'OK' };
}

function uptimeKuma({ path }: Received): Reply {
  const { pathname, searchParams } = new URL(path, 'https://uptime');
  const isKnown = pathname.startsWith('/api/push/') && searchParams.get('status') === 'up';
  return isKnown ? { status: 200, text: '{"ok":true}' } : { status: 500, text: '{"ok":false}' };
}
