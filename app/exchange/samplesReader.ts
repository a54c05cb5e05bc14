import { whyLost, type AskedOnce } from "../channel/askOnce";
import { openChannel, type Loss } from "../channel/channel";
import { startWorker } from "../channel/startWorker";
import type { SamplesRequests } from "./samplesRequests";

/** The answer, or why there is none; null if a newer request of its kind replaced it, or the reader was ended. */
export type SamplesAnswer<Kind extends keyof SamplesRequests> = AskedOnce<SamplesRequests[Kind]["answer"]> | null;

export interface SamplesReader {
  /** A request that reads ends the reading under way. All others are about what was read last, and wait for it. */
  ask<Kind extends keyof SamplesRequests>(kind: Kind, request: SamplesRequests[Kind]["request"]): Promise<SamplesAnswer<Kind>>;
  end(): void;
}

const policies = { readSamples: "beside", samplesCurve: "newest", cpuFit: "newest" } as const;
/** Seconds; many times what the longest text takes. */
const patience = 60;

type ReadingWanted = SamplesRequests["readSamples"]["request"];

/** Reads in a worker, so that the longest text blocks nothing. A worker that takes its place reads the source again. */
export function createSamplesReader(start: () => Worker): SamplesReader {
  const channel = openChannel<SamplesRequests>(start, policies, onLost, patience);
  let last: ReadingWanted & { source: File | string } = { source: "", choices: {} };
  /** The last reading of the present worker; null: it has none. */
  let reading: Promise<SamplesAnswer<"readSamples">> | null = null;
  let isReading = false;
  /** They have no answer, and wait for the reason. */
  let lost: ((loss: Loss) => void)[] = [];

  function onLost(loss: Loss): void {
    forget();
    const waiting = lost;
    lost = [];
    for (const tell of waiting) tell(loss);
  }

  function forget(): void {
    reading = null;
    isReading = false;
  }

  const send = <Kind extends keyof SamplesRequests>(kind: Kind, request: SamplesRequests[Kind]["request"]): Promise<SamplesAnswer<Kind>> =>
    new Promise((resolve) => {
      channel.ask(kind, request, (reply) => {
        if (reply.ok) resolve(reply);
        else if (reply.why === "givenUp") resolve(null);
        else if (reply.why === "lost") lost.push((loss) => resolve({ ok: false, why: whyLost(loss) }));
        else resolve(reply.message === null ? { ok: false, why: "notLoaded" } : { ok: false, why: "failed", message: reply.message });
      });
    });

  function read(wanted: ReadingWanted): Promise<SamplesAnswer<"readSamples">> {
    last = { ...wanted, source: wanted.source ?? last.source };
    // A worker that reads hears nothing.
    if (isReading) end();
    const source = reading === null ? last.source : wanted.source;
    const mine = send("readSamples", { ...wanted, source }).then((answer) => {
      if (mine === reading) isReading = false;
      return answer;
    });
    reading = mine;
    isReading = true;
    return mine;
  }

  function end(): void {
    channel.end();
    forget();
  }

  return {
    async ask<Kind extends keyof SamplesRequests>(kind: Kind, request: SamplesRequests[Kind]["request"]): Promise<SamplesAnswer<Kind>> {
      if (kind === "readSamples") return (await read(request as ReadingWanted)) as SamplesAnswer<Kind>;
      const before = await (reading ?? read(last));
      return before?.ok === true ? send(kind, request) : before;
    },
    end,
  };
}

export const startReader = (): SamplesReader => createSamplesReader(startWorker);
