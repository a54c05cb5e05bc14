/** Characters of one message. To copy them takes the page a few milliseconds. */
export const partLength = 4_000_000;

/**
 * Sends each text to a worker once, in parts. `post` sends one and returns whether the worker has it; the next part waits for that, because
 * a worker that still loads its code takes up messages in any order.
 */
export class TextSender {
  private sent: { id: number; text: string }[] = [];
  private nextId = 0;
  private turn = 0;

  constructor(private readonly post: (id: number, part: string) => Promise<boolean>) {}

  /** Calls `done` with the texts' ids when the worker has all of them, unless other texts are sent meanwhile. */
  async send(texts: readonly string[], done: (ids: readonly number[]) => void): Promise<void> {
    const turn = ++this.turn;
    this.sent = this.sent.filter(({ text }) => texts.includes(text));
    for (const text of texts) {
      if (this.sent.some((other) => other.text === text)) continue;
      const id = this.nextId++;
      for (let from = 0; from === 0 || from < text.length; from += partLength) {
        const isThere = await this.post(id, text.slice(from, from + partLength));
        if (!isThere || turn !== this.turn) return;
      }
      this.sent.push({ id, text });
    }
    done(texts.map((text) => this.sent.find((other) => other.text === text)!.id));
  }

  /** The worker is gone, with all that was sent to it. */
  forget(): void {
    this.turn++;
    this.sent = [];
  }
}
