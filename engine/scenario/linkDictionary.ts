import { strToU8 } from "fflate";

const manifests = `apiVersion: v1
kind: Service
kind: Ingress
kind: StatefulSet
kind: ReplicaSet
apiVersion: networking.k8s.io/v1
  - type: Object
    object:
      describedObject:
        apiVersion: networking.k8s.io/v1
        kind: Ingress
        name: main-route
      metric:
        name: requests-per-second
      target:
        type: Value
        value: 10k
  - type: External
    external:
      metric:
        name: queue_messages_ready
        selector:
          matchLabels:
            queue: jobs
      target:
        type: AverageValue
        averageValue: 30
  - type: Pods
    pods:
      metric:
        name: http_requests_per_second
      target:
        type: AverageValue
        averageValue: 100m
  - type: ContainerResource
    containerResource:
      name: cpu
      container: web
      target:
        type: Utilization
        averageUtilization: 60
  - type: Resource
    resource:
      name: memory
      target:
        type: AverageValue
        averageValue: 500Mi
  namespace: default
  labels:
    app: web
  behavior:
    scaleUp:
      tolerance: 0.05
      stabilizationWindowSeconds: 0
      selectPolicy: Max
      policies:
      - type: Percent
        value: 100
        periodSeconds: 15
      - type: Pods
        value: 4
        periodSeconds: 60
    scaleDown:
      stabilizationWindowSeconds: 300
      selectPolicy: Min
      selectPolicy: Disabled
      policies:
      - type: Percent
        value: 10
        periodSeconds: 60
      - type: Pods
        value: 1
        periodSeconds: 120
  minReplicas: 2
  maxReplicas: 20
  maxReplicas: 100
  metrics:
  - type: Resource
    resource:
      name: cpu
      target:
        type: Utilization
        averageUtilization: 80
        averageUtilization: 70
`;

const lists =
  `"incidents":[{"at":600,"kind":"secondAutoscaler","durationSeconds":300},{"at":900,"kind":"nodeLost"},` +
  `{"at":1200,"kind":"loadMultiplied","factor":2,"durationSeconds":600},{"at":1800,"kind":"hpaEdited","manifest":"` +
  `{"at":300,"kind":"kubectlApply","replicas":3},{"at":300,"kind":"kubectlScale","replicas":0},` +
  `{"at":600,"kind":"rollingUpdate","release":"crashLoop"},{"at":600,"kind":"rollingUpdate","release":"neverReady"},` +
  `{"at":600,"kind":"rollingUpdate","release":"good"},{"at":600,"kind":"podsUnready","pods":1,"durationSeconds":120},` +
  `{"at":600,"kind":"podsCrash","pods":1},{"at":600,"kind":"podMetricsLost","pods":1,"durationSeconds":120},` +
  `{"at":600,"kind":"customMetricsDown","durationSeconds":120},{"at":600,"kind":"metricsServerDown","durationSeconds":120}],` +
  `"signals":[{"metric":"queue_messages_ready","source":"backlog"},{"metric":"http_requests_per_second","source":"requestsPerSecond"},` +
  `{"metric":"","source":"inFlight"},{"metric":"","source":"totalRequestsPerSecond"},{"metric":"","source":"backlogAge"},` +
  `{"metric":"","source":"p95Latency"},{"metric":"","source":"curve","points":[1000,0,`;

const usual =
  `"flags":{"kubernetesVersion":"1.28","syncPeriodSeconds":30,"tolerance":0.05,"downscaleStabilizationSeconds":60,"cpuInitializationPeriodSeconds":60,` +
  `"initialReadinessDelaySeconds":10,"featureGates":{"HPAConfigurableTolerance":false,"HPAScaleToZero":false,"PodLevelResources":false,"HPAContainerMetrics":true}},` +
  `"cluster":{"nodes":3,"nodeCpuMilli":4000,"maxNodes":10,"nodeStartSeconds":120,"kubeletPeriodSeconds":15,` +
  `"metricResolutionSeconds":60,"scrapeSeconds":15,"relistSeconds":60,"syncPhaseSeconds":7},` +
  `"workload":{"kind":"queue","sidecar":"withoutRequest","sidecar":"withRequest","memoryReleased":false,` +
  `"sidecarCpuPerRequestMilliseconds":5,"sidecarIdleCpuMilli":10,"sidecarCpuRequestMilli":50,"sidecarMemoryMebibytes":64,` +
  `"sidecarMemoryRequestMebibytes":128,"flapPeriodSeconds":60,"flapSeconds":10,"maxSurgePercent":50,"maxUnavailablePercent":0,` +
  `"minReadySeconds":10,"schedulingSeconds":1,"imagePullSeconds":20,"startUpCpuMilli":500,"startUpCpuSeconds":60,` +
  `"warmUpSeconds":60,"warmUpCapacityPercent":25,"drainSeconds":15,"memoryLeakMebibytesPerHour":50,"cpuSpreadPercent":20,` +
  `"imbalancePercent":50,"initialReplicas":3,"cpuPerRequestMilliseconds":50,"idleCpuMilli":10,"cpuRequestMilli":500,` +
  `"cpuLimitMilli":1000,"idleMemoryMebibytes":128,"memoryPerRequestMebibytes":4,"memoryRequestMebibytes":256,` +
  `"startUpSeconds":5,"readinessSeconds":20,"terminationGraceSeconds":60,"requestTimeoutSeconds":10},"seed":2,"cursor":900}`;

const first =
  `{"name":"Why does it wait five minutes to shrink?","manifest":"apiVersion: autoscaling/v2\\nkind: HorizontalPodAutoscaler\\n` +
  `metadata:\\n  name: web\\nspec:\\n  scaleTargetRef:\\n    apiVersion: apps/v1\\n    kind: Deployment\\n    name: php-apache\\n` +
  `  minReplicas: 1\\n  maxReplicas: 10\\n  metrics:\\n  - type: Resource\\n    resource:\\n      name: cpu\\n      target:\\n` +
  `        type: Utilization\\n        averageUtilization: 50\\n","durationSeconds":1800,` +
  `"load":{"points":[100,0,3,360,0,30,37,1110,0,30,-37,2070,0],"noise":0.03},`;

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
 * The preset dictionary of a link: what scenarios of the library, the view and a baseline often hold, as JSON has it, the likeliest last.
 * Frozen: changing one letter breaks every link that was ever copied. A better one is a new format.
 */
export const linkDictionary = strToU8(manifests.replaceAll("\n", "\\n") + lists + usual + first + view + scenario);
