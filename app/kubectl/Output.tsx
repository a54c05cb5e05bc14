import { Fragment, useLayoutEffect, useRef, type KeyboardEvent } from "react";
import type { KubectlOutput } from "../../engine/index";
import { Icon } from "../ui/Icon";
import { t } from "../words/text";
import { boldReasons } from "./boldReasons";
import { useCopying } from "./useCopying";

/**
 * A command line, its output, and a button that copies the output. Long output scrolls inside its box, and a watch starts at its last rows.
 */
export function Output({ id, command, output }: KubectlOutput) {
  const text = useRef<HTMLPreElement>(null);
  const scrolledBack = useRef(false);
  const reachedByKey = useRef(false);
  const { copied, announcement, copy } = useCopying(text, command, output);
  useLayoutEffect(() => {
    const shown = text.current;
    if (shown && id === "watch" && !scrolledBack.current) shown.scrollTop = shown.scrollHeight;
  });
  const onScroll = () => {
    const { scrollTop = 0, clientHeight = 0, scrollHeight = 0 } = text.current ?? {};
    scrolledBack.current = scrollTop + clientHeight < scrollHeight - 4;
  };
  return (
    <>
      <div className="command" data-command={id}>
        <h3 lang="en">{command}</h3>
        <button type="button" className="btn" aria-label={t`Copy the output of ${command}`} onClick={copy}>
          <Icon name={copied ? "check" : "copy"} />
          {copied ?? t`Copy`}
        </button>
        <span className="vh" role="status">
          {announcement}
        </span>
      </div>
      {/* The output scrolls, so the keyboard must be able to reach it. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <pre
        ref={text}
        className="output"
        lang="en"
        data-output={id}
        role="region"
        aria-label={command}
        tabIndex={0}
        onFocus={({ currentTarget }) => (reachedByKey.current = currentTarget.matches(":focus-visible"))}
        onKeyDown={(event) => reachedByKey.current && keepArrows(event)}
        onScroll={onScroll}
      >
        {id === "describe" ? <Described output={output} /> : id === "watch" ? <Watched output={output} /> : output}
      </pre>
    </>
  );
}

/**
 * The arrow keys scroll the output only if the keyboard focused it and it overflows. In all other cases, even after a click, they step
 * through the run.
 */
function keepArrows(event: KeyboardEvent<HTMLPreElement>): void {
  const { scrollWidth, clientWidth } = event.currentTarget;
  if (event.key.startsWith("Arrow") && !event.shiftKey && scrollWidth > clientWidth) event.stopPropagation();
}

function Described({ output }: { output: string }) {
  return boldReasons(output).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : <Fragment key={index}>{part}</Fragment>));
}

/** The column names stay visible above the scrolling rows. */
function Watched({ output }: { output: string }) {
  const end = output.indexOf("\n");
  return (
    <>
      <span className="names">{output.slice(0, end)}</span>
      {output.slice(end + 1)}
    </>
  );
}
