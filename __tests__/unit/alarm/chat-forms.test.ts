import { expect, it } from '@jest/globals';
import { messageFor } from '../../../src/alarm/chat-forms.ts';

const bodyFor = (address: string, text: string) => messageFor(new URL(address), text).body;

it.each([
  ['https://hooks.slack.com/services/T0/B0/x', ['text']],
  ['https://hooks.slack-gov.com/services/T0/B0/x', ['text']],
  ['https://mattermost.example.com/hooks/x', ['text']],
  ['https://chat.googleapis.com/v1/spaces/A/messages?key=x', ['text']],
  ['https://discord.com/api/webhooks/1/x', ['content', 'allowed_mentions']],
  ['https://canary.discord.com/api/webhooks/1/x', ['content', 'allowed_mentions']],
  ['https://discordapp.com/api/webhooks/1/x', ['content', 'allowed_mentions']],
  [
    'https://prod-1.westus.logic.azure.com:443/workflows/1/triggers/manual/paths/invoke',
    ['type', 'attachments'],
  ],
  ['https://a1.08.environment.api.powerplatform.com/powerautomate/x', ['type', 'attachments']],
  ['https://a1.webhook.office.com/x', ['type', 'attachments']],
  ['https://prod-1.logic.azure.us/x', ['type', 'attachments']],
  ['https://a1.api.gov.powerplatform.microsoft.us/x', ['type', 'attachments']],
  ['https://a1.api.appsplatform.us/x', ['type', 'attachments']],
  ['https://a1.api.powerplatform.partner.microsoftonline.cn/x', ['type', 'attachments']],
  // A host or a path of another service that contains the name of one of these.
  ['https://discord.com.example.com/api/webhooks/1/x', ['text']],
  ['https://notdiscord.com/api/webhooks/1/x', ['text']],
  ['https://example.com/discord.com/x', ['text']],
  ['https://logic.azure.com.example.com/x', ['text']],
])('messageFor: chooses the form for %s by its host', (address, keys) => {
  expect(Object.keys(bodyFor(address, 'Text.'))).toEqual(keys);
});

it('messageFor: escapes what Slack reads as markup, and nothing for another chat', () => {
  const text = 'a & b <!channel>';
  expect(bodyFor('https://hooks.slack.com/services/x', text)).toEqual({
    text: 'a &amp; b &lt;!channel&gt;',
  });
  expect(bodyFor('https://chat.example.com/hooks/x', text)).toEqual({ text });
});

it.each([
  ['https://discord.com/api/webhooks/1/x', 'https://discord.com/api/webhooks/1/x?wait=true'],
  [
    'https://discord.com/api/webhooks/1/x/slack?thread_id=2',
    'https://discord.com/api/webhooks/1/x?thread_id=2&wait=true',
  ],
  ['https://discord.com/api/webhooks/1/x/github', 'https://discord.com/api/webhooks/1/x?wait=true'],
  ['https://chat.example.com/hooks/x/slack', 'https://chat.example.com/hooks/x/slack'],
])('messageFor: sends a message for %s to %s', (address, target) => {
  expect(messageFor(new URL(address), 'Text.').url.href).toBe(target);
});

const LINK = `- Run: https://example.com/${'a'.repeat(300)}`;

it.each([
  ['2,000 characters', 'x'.repeat(2000), /^x{2000}$/],
  [
    'one long line',
    `First.\n${'x'.repeat(3000)}\n${LINK}\nLast.`,
    /^First\.\nx{500,}…\n- Run: \S{320}\nLast\.$/,
  ],
  ['many lines', `${'y'.repeat(99)}\n`.repeat(99) + LINK, /^(?:y+…\n){99}- Run: \S{320}$/],
  ['a character of two code units', '😀'.repeat(1500), /^😀+…$/u],
  ['links only', `${LINK}\n`.repeat(9), /^- Run/],
])('messageFor: shortens a message for Discord with %s, but no link', (_, text, expected) => {
  const { content } = bodyFor('https://discord.com/api/webhooks/1/x', text) as { content: string };
  expect(content.length).toBeLessThanOrEqual(2000);
  expect(content).toMatch(expected);
});

it('messageFor: shows Markdown of a text from outside as text in Microsoft Teams', () => {
  const text = 'Job `a` of `[b](https://b.test)` failed.\n\n- Run: https://example.com/1\n- Job ID: `se_1`.';
  expect(bodyFor('https://a.logic.azure.com/workflows/x', text)).toMatchObject({
    attachments: [
      {
        content: {
          body: [
            {
              type: 'RichTextBlock',
              inlines: [
                { type: 'TextRun', text: 'Job ' },
                { type: 'TextRun', text: 'a', fontType: 'Monospace' },
                { type: 'TextRun', text: ' of ' },
                { type: 'TextRun', text: '[b](https://b.test)', fontType: 'Monospace' },
                { type: 'TextRun', text: ' failed.' },
              ],
            },
            { inlines: [{ text: '- Job ID: ' }, { text: 'se_1' }, { text: '.' }] },
          ],
          actions: [{ type: 'Action.OpenUrl', title: 'Run', url: 'https://example.com/1' }],
        },
      },
    ],
  });
});
