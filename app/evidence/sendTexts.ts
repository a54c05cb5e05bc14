/** Characters of one message. To copy them takes the page a few milliseconds. */
export const partLength = 4_000_000;

export interface TextSender {
  /** Calls `done` with the texts' ids when the worker has all of them, unless other texts are sent meanwhile. */
  send(texts: readonly string[], done: (ids: readonly number[]) => void): Promise<void>;
  /** The worker is gone, with all that was sent to it. */
  forget(): void;
}

/**
 * Sends each text to a worker once, in parts. `post` sends one and returns whether the worker has it; the next part waits for that, because
 * a worker that still loads its code takes up messages in any order.
 */
export function createTextSender(post: (id: number, part: string) => Promise<boolean>): TextSender {
  let sent: { id: number; text: string }[] = [];
  let nextId = 0;
  let turn = 0;
  return {
    async send(texts, done) {
      const own = ++turn;
      sent = sent.filter(({ text }) => texts.includes(text));
      for (const text of texts) {
        if (sent.some((other) => other.text === text)) continue;
        const id = nextId++;
        for (let from = 0; from === 0 || from < text.length; from += partLength) {
          const isThere = await post(id, text.slice(from, from + partLength));
          if (!isThere || own !== turn) return;
        }
        sent.push({ id, text });
      }
      done(texts.map((text) => sent.find((other) => other.text === text)!.id));
    },
    forget() {
      turn++;
      sent = [];
    },
  };
}
