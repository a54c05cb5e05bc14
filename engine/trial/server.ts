/**
 * What each pod of a trial runs, in Node: it takes the CPU, the waits and the memory that the environment names, so that the cluster measures
 * what the scenario has. /ready is the readiness probe.
 */
export const serverCode = `// Takes CPU, time and memory for each request, as the environment says.
const cluster = require("node:cluster");
const http = require("node:http");

const number = (name) => Number(process.env[name] || 0);
const processes = number("PROCESSES") || 1;

if (cluster.isPrimary && processes > 1) {
  for (let count = 0; count < processes; count++) cluster.fork();
  process.on("SIGTERM", () => setTimeout(() => process.exit(0), 1000 * number("STOP_SECONDS")));
} else {
  work();
}

function work() {
  const started = Date.now();
  const seconds = () => (Date.now() - started) / 1000;
  const held = Buffer.alloc(Math.max(0, number("IDLE_MEBIBYTES") / processes - 40) * 2 ** 20, 1);
  let working = 0;
  const waiting = [];
  let stops = false;

  http
    .createServer((request, response) => {
      if (request.url === "/ready") {
        response.writeHead(!stops && seconds() >= number("READY_AFTER_SECONDS") ? 200 : 503).end();
        return;
      }
      const begin = () => {
        working++;
        const memory = Buffer.alloc(number("REQUEST_MEBIBYTES") * 2 ** 20, 1);
        burn(number("REQUEST_CPU_MS"));
        setTimeout(() => {
          working--;
          response.end(String(memory.length + held.length) + "\\n");
          const next = waiting.shift();
          if (next) next();
        }, number("REQUEST_WAIT_MS"));
      };
      const workers = number("WORKERS");
      if (workers === 0 || working < Math.max(1, workers / processes)) begin();
      else waiting.push(begin);
    })
    .listen(number("PORT") || 8080);

  const tick = 100;
  setInterval(() => {
    const isStarting = seconds() < number("START_CPU_SECONDS");
    const milli = number("IDLE_CPU_MILLI") + (isStarting ? number("START_CPU_MILLI") : 0);
    burn(((milli / 1000) * tick) / processes);
  }, tick);

  process.on("SIGTERM", () => {
    stops = true;
    setTimeout(() => process.exit(0), 1000 * number("STOP_SECONDS"));
  });
}

/** Uses so many milliseconds of CPU, by the process's own clock: a throttled process takes longer and uses no more. */
function burn(milliseconds) {
  const from = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(from);
    if (user + system >= 1000 * milliseconds) return;
  }
}
`;
