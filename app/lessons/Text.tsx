import { createContext, use, type ReactNode } from "react";
import { BoundNumber, unitOf, usePlaces } from "../manifest/BoundNumber";
import type { Block, Inline } from "./lesson";

/** The language of a lesson's text, for the attribute `lang`; undefined if it is unknown. */
export type TextLanguage = "en" | undefined;

const PlaceOf = createContext<ReturnType<typeof usePlaces>>(() => null);

/** Lets the numbers of its texts change the page's scenario, as far as the open step allows it. Elsewhere they are only text. */
export const ChangeableNumbers = ({ children }: { children: ReactNode }) => <PlaceOf value={usePlaces()}>{children}</PlaceOf>;

/** Shows a lesson's text as elements of the page. The page never reads any of it as HTML. */
export const Blocks = ({ blocks, lang }: { blocks: readonly Block[]; lang?: TextLanguage }) =>
  blocks.map((block, index) => <OneBlock key={index} block={block} lang={lang} />);

function OneBlock({ block, lang }: { block: Block; lang: TextLanguage }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p lang={lang}>
          <Inlines content={block.content} />
        </p>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List lang={lang}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Blocks blocks={item} />
            </li>
          ))}
        </List>
      );
    }
    case "quote":
      return (
        <blockquote lang={lang}>
          <Blocks blocks={block.content} />
        </blockquote>
      );
    case "code":
      return (
        <pre className="mono" lang={lang}>
          <code>{block.text}</code>
        </pre>
      );
  }
}

export const Inlines = ({ content }: { content: readonly Inline[] }) =>
  content.map((inline, index) => <OneInline key={index} inline={inline} before={content[index - 1]} after={content[index + 1]} />);

/** An inline, and its neighbours in the sentence: a number takes its unit from the text after it. */
function OneInline({ inline, before, after }: { inline: Inline; before: Inline | undefined; after: Inline | undefined }) {
  const placeOf = use(PlaceOf);
  switch (inline.kind) {
    case "text":
      return before?.kind === "number" ? inline.text.slice(unitOf(inline.text).length) : inline.text;
    case "number":
      return <BoundNumber original={inline.text} unit={after?.kind === "text" ? unitOf(after.text) : ""} place={placeOf(inline.field)} />;
    case "strong":
      return (
        <strong>
          <Inlines content={inline.content} />
        </strong>
      );
    case "emphasis":
      return (
        <em>
          <Inlines content={inline.content} />
        </em>
      );
    case "code":
      return <code className="mono">{inline.text}</code>;
    case "link": {
      const content = <Inlines content={inline.content} />;
      // A lesson can come from any address, so only web links become links.
      if (!/^https?:\/\//i.test(inline.href)) return content;
      return (
        <a className="lk" href={inline.href} target="_blank" rel="noreferrer">
          {content}
        </a>
      );
    }
  }
}
