import { lexer, type Token, type Tokens } from "marked";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { isOurPage } from "../../domain/assistants/chat.ts";

interface Props {
  text: string;
  /** What `[1]`, `[2]`… point at. */
  citations: readonly { readonly label: string; readonly path: string }[];
  onGo: () => void;
}

/**
 * What an assistant wrote, in the few forms that an answer needs. Of everything else only the words are shown: no HTML, no pictures, and
 * links lead to pages of ours alone.
 */
export function RichText({ text, citations, onGo }: Props) {
  const marks = (words: string): ReactNode =>
    words.split(/(\[\d{1,2}\])/).map((part, place) => {
      const cited = citations[Number(/^\[(\d+)\]$/.exec(part)?.[1]) - 1];
      return (
        <Fragment key={String(place)}>
          {cited && isOurPage(cited.path) ? (
            <Link className="assistant-cite" to={cited.path} onClick={onGo} title={cited.label}>
              {part.slice(1, -1)}
            </Link>
          ) : (
            part
          )}
        </Fragment>
      );
    });

  function inline(tokens: readonly Token[] = []): ReactNode {
    return tokens.map((token, place) => <Fragment key={String(place)}>{inlineOf(token)}</Fragment>);
  }

  function inlineOf(token: Token): ReactNode {
    switch (token.type) {
      case "strong":
        return <strong>{inline(token.tokens)}</strong>;
      case "em":
        return <em>{inline(token.tokens)}</em>;
      case "del":
        return <del>{inline(token.tokens)}</del>;
      case "codespan":
        return <code>{token.text}</code>;
      case "br":
        return <br />;
      case "link":
        return isOurPage(token.href) ? (
          <Link to={token.href} onClick={onGo}>
            {inline(token.tokens)}
          </Link>
        ) : (
          inline(token.tokens)
        );
      case "text":
        return token.tokens ? inline(token.tokens) : marks(token.text);
      case "escape":
        return token.text;
      case "html":
        return token.raw;
      default:
        return "text" in token ? token.text : "";
    }
  }

  function block(token: Token, key: string): ReactNode {
    switch (token.type) {
      case "heading":
        return (
          <p key={key}>
            <strong>{inline(token.tokens)}</strong>
          </p>
        );
      case "list": {
        const { ordered, items } = token as Tokens.List;
        const List = ordered ? "ol" : "ul";
        return (
          <List key={key}>
            {items.map((item, place) => (
              <li key={String(place)}>{blocks(item.tokens)}</li>
            ))}
          </List>
        );
      }
      case "table": {
        const { header, rows } = token as Tokens.Table;
        return (
          <div key={key} className="assistant-table">
            <table>
              <thead>
                <tr>
                  {header.map((cell, place) => (
                    <th key={String(place)}>{inline(cell.tokens)}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row, at) => (
                  <tr key={String(at)}>
                    {row.map((cell, place) => (
                      <td key={String(place)}>{inline(cell.tokens)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      }
      case "blockquote":
        return <blockquote key={key}>{blocks(token.tokens)}</blockquote>;
      case "code":
        return (
          <pre key={key}>
            <code>{token.text}</code>
          </pre>
        );
      case "hr":
        return <hr key={key} />;
      case "space":
      case "def":
        return null;
      case "paragraph":
        return <p key={key}>{inline(token.tokens)}</p>;
      default:
        return <Fragment key={key}>{inlineOf(token)}</Fragment>;
    }
  }

  function blocks(tokens: readonly Token[] = []): ReactNode {
    return tokens.map((token, place) => block(token, String(place)));
  }

  return <div className="assistant-text">{blocks(lexer(text))}</div>;
}
