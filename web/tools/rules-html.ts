import { Marked, type Tokens } from 'marked';

function slug(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

const element = (tag: string, content: string): string => `<${tag}>${content}</${tag}>`;

// Links between the rules become routes of the client; other relative links do not exist there.
function route(href: string): string {
  const page = /^([a-z0-9-]+?)(?:\.(it))?\.md$/.exec(href);
  return page ? `#/rules/${page[1]}/${page[2] ?? 'en'}` : href;
}

export function renderRules(markdown: string): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading): string {
        return `<h${depth} id="${slug(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link): string {
        return `<a href="${route(href)}">${this.parser.parseInline(tokens)}</a>`;
      },
      code({ text }: Tokens.Code): string {
        const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
        return `<pre tabindex="0"><code>${escaped}</code></pre>\n`;
      },
      table(token: Tokens.Table): string {
        const row = (cells: Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map((cell) => element(cell.text.trim() ? tag : 'td', this.parser.parseInline(cell.tokens))).join('')}</tr>`;
        const hasHead = token.header.some((cell) => cell.text.trim() !== '');
        const head = hasHead ? `<thead>${row(token.header, 'th')}</thead>` : '';
        const body = token.rows.map((cells) => row(cells, 'td')).join('');
        return `<div class="table" tabindex="0"><table>${head}<tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}
