import { boolean, int64, text } from "../metadata";
import { intTarget, normalized, sourceTrigger, valueAbove } from "./trigger";

const anywhere = ["triggerMetadata", "authParams", "resolvedEnv"] as const;

/** A list's length; redis-cluster and redis-sentinel differ only in how they connect. */
export const redis = sourceTrigger({
  parameters: {
    listLength: int64({ default: "5" }),
    activationListLength: int64({ optional: true }),
    listName: text(),
    databaseIndex: int64({ optional: true }, "int"),
    enableTLS: text({ optional: true }),
    address: text({ from: anywhere, names: ["addresses"], optional: true }),
    host: text({ from: anywhere, names: ["hosts"], optional: true }),
    port: text({ from: anywhere, names: ["ports"], optional: true }),
    unsafeSsl: boolean({ default: "false" }),
  },
  errorNames: ["redis", "redis"],
  validate: ({ address, host, port, enableTLS }, { hasAuthentication }) => {
    if (hasAuthentication) return null;
    const [hosts, ports] = [host, port].map((list) => (list === "" ? 0 : list.split(",").length));
    if (hosts! > 0 && ports! > 0 && hosts !== ports) {
      return "not enough hosts or ports given. number of hosts should be equal to the number of ports";
    }
    const hasAddress = (hosts! > 0 && ports! > 0) || (address.split(",")[0] ?? "").trim() !== "";
    if (!hasAddress) {
      return "no addresses or hosts given. address should be a comma separated list of host:port or set the host/port values";
    }
    if (enableTLS === "" || /^(1|t|T|TRUE|true|True|0|f|F|FALSE|false|False)$/.test(enableTLS)) return null;
    return `EnableTLS parsing error strconv.ParseBool: parsing ${JSON.stringify(enableTLS)}: invalid syntax`;
  },
  metricName: ({ listName }) => normalized(`redis-${listName}`),
  target: ({ listLength }) => intTarget(listLength),
  reader:
    ({ activationListLength }) =>
    ({ length = 0 }: { length?: number }) =>
      valueAbove(length, Number(activationListLength)),
  answer: (_values, amount) => ({ length: Math.trunc(amount) }),
  measured: ({ listName }) => ({ kind: "entriesInList", name: listName }),
});
