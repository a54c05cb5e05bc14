import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "./page";

interface ServedFile {
  type?: string;
  body: string;
  allowed?: boolean;
  status?: number;
  /** Sends the browser on to this address. */
  location?: string;
}

/** A site of another origin, for each test of a file anew. `asked`: the paths that were requested. */
export function otherOrigin() {
  const site = { origin: "", files: {} as Record<string, ServedFile>, asked: [] as string[], server: undefined as unknown as Server };
  test.beforeEach(async () => {
    site.files = {};
    site.asked = [];
    site.server = createServer((request, response) => {
      site.asked.push(request.url ?? "");
      const file = site.files[request.url ?? ""];
      response.writeHead(file?.status ?? (file?.location ? 302 : file ? 200 : 404), {
        ...(file?.location && { location: file.location }),
        "content-type": file?.type ?? "text/plain",
        ...(file?.allowed !== false && { "access-control-allow-origin": "*" }),
        "x-cookie-seen": request.headers.cookie ?? "",
      });
      response.end(file?.body);
    });
    await new Promise<void>((resolve) => site.server.listen(0, "127.0.0.1", resolve));
    site.origin = `http://127.0.0.1:${(site.server.address() as AddressInfo).port}`;
  });
  test.afterEach(() => {
    site.server.closeAllConnections();
    site.server.close();
  });
  return site;
}
