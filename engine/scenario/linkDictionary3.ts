import { strToU8 } from "fflate";
import { linkDictionary2 } from "./linkDictionary2";

const yaml = `apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: web
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: web
  minReplicas: 1
  maxReplicas: 10
  metrics:
  - type: Resource
    resource:
      name: cpu
      target:
        type: Utilization
        averageUtilization: 50
`;

const view =
  `,"cursor":1800,"zoom":[900,2700],"panels":["compare","kubectl","hidden/replicas/existing","hidden/replicas/ready","hidden/metric-0/actual",` +
  `"hidden/load/failed","hidden/load/served","hidden/load/capacity","table/decisions","table/metric-0","table/load","table/replicas",` +
  `"tab/cluster","tab/workload","side/outcome"],"baseline":{"load":{"points":[1000,0,`;

const scenario =
  `{"name":"Why does ","manifest":"${yaml.replaceAll("\n", "\\n")}","durationSeconds":1800,"load":{"points":[100,0,` +
  `],"noise":0},"workload":{"initialReplicas":4,"cpuPerRequestMilliseconds":100},"cursor":900}`;

/**
 * The preset dictionary of link format 3: that of format 2, and after it what scenarios of the library, the view and a baseline often
 * hold, as JSON has it, the likeliest last. Frozen: changing one letter breaks every link that was ever copied.
 */
export const linkDictionary3 = new Uint8Array([...linkDictionary2, ...strToU8(view + scenario)]);
