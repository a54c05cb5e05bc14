import { strToU8 } from "fflate";

/**
 * The preset dictionary of link format 1: texts that scenarios often hold, the likeliest last.
 * Frozen: changing one letter breaks every link that was ever copied. A better one is a new format.
 */
export const linkDictionary1 = strToU8(
  `apiVersion: v1
kind: StatefulSet
kind: ReplicaSet
      external:
        metric:
          name: queue_depth
          selector:
            matchLabels:
  - type: External
  - type: Object
    object:
      describedObject:
  - type: ContainerResource
    containerResource:
      container: 
  - type: Pods
    pods:
      metric:
        name: requests-per-second
        type: AverageValue
        averageValue: 100m
        name: memory
apiVersion: apps/v1
kind: Deployment
metadata:
  name: web
  namespace: default
  labels:
    app: web
spec:
  replicas: 1
  selector:
    matchLabels:
      app: web
  template:
    metadata:
    spec:
      terminationGracePeriodSeconds: 30
      containers:
      - name: web
        image: 
        resources:
          requests:
            cpu: 200m
            memory: 64Mi
          limits:
            cpu: 500m
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
---
{"n":"Why does it wait five minutes to shrink?","m":"apiVersion: autoscaling/v2\\nkind: HorizontalPodAutoscaler\\nmetadata:\\n  name: php-apache\\nspec:\\n  scaleTargetRef:\\n    apiVersion: apps/v1\\n    kind: Deployment\\n    name: php-apache\\n  minReplicas: 1\\n  maxReplicas: 10\\n  metrics:\\n  - type: Resource\\n    resource:\\n      name: cpu\\n      target:\\n        type: Utilization\\n        averageUtilization: 50\\n  behavior:\\n    scaleUp:\\n      stabilizationWindowSeconds: 0\\n      policies:\\n      - type: Pods\\n        value: 2\\n        periodSeconds: 60\\n    scaleDown:\\n      stabilizationWindowSeconds: 300\\n      policies:\\n      - type: Percent\\n        value: 100\\n        periodSeconds: 15\\n","d":3600,"p":[0,3,360,3,30,40,1110,40,30,3,2070,3],"z":0.03,"w":[1,20,4,200,500,32,1,64,3,12,30,5],"f":[15,0.1,300,300,30,1,1],"s":1,"c":null}`,
);
