/** Splits a Markdown source into its YAML front matter and the text below. */

import { parse } from 'yaml';
import type { MarkdownPage } from './markdown-page.ts';

/** What every page says about itself. */
export type FrontMatter = { title: string; description: string; group: string; order: number };

const FENCED = /^---\n([\s\S]*?\n)---\n/;

/** Reads a page's front matter; throws an `Error` that names the page if it is missing or lacks a field. */
export function parseFrontMatter({ path, markdown }: MarkdownPage): {
  frontMatter: FrontMatter;
  body: string;
} {
  const match = FENCED.exec(markdown);
  if (match?.[1] === undefined) throw new Error(`Page ${path} has no front matter`);
  const { title, description, group, order } = (parse(match[1]) ?? {}) as Record<keyof FrontMatter, unknown>;
  if (
    typeof title !== 'string' ||
    typeof description !== 'string' ||
    typeof group !== 'string' ||
    typeof order !== 'number'
  ) {
    throw new Error(
      `The front matter of page ${path} needs title, description and group as text and order as number`,
    );
  }
  return { frontMatter: { title, description, group, order }, body: markdown.slice(match[0].length) };
}
