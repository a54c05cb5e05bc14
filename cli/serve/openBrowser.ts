import { spawn } from "node:child_process";

/** Opens an address in the browser of this machine. `failed`: there is no command that does. */
export function openBrowser(address: string, failed: () => void): void {
  const [command, ...args] = commands[process.platform] ?? ["xdg-open"];
  const child = spawn(command!, [...args, address], { stdio: "ignore", detached: true });
  child.once("error", failed);
  child.once("exit", (code) => (code === 0 ? undefined : failed()));
  child.unref();
}

const commands: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};
