#!/bin/sh
# Collects what explains a HorizontalPodAutoscaler, into one file for HPA Playground.
#
#   sh collect.sh -n NAMESPACE          every autoscaler of the namespace
#   sh collect.sh -n NAMESPACE HPA      one autoscaler and its workload
#   sh collect.sh -n NAMESPACE -o FILE  another name than hpa-evidence.txt
#
# Without -n it takes the namespace of your kubectl.
# It needs kubectl, and nothing else. It only reads: every command is "kubectl get".
# It never asks for Secrets or ConfigMaps. Of each object it writes only the fields that
# are listed in "wanted" below. So environment variables, annotations, images, commands
# and volumes stay out. Names and labels are in the file: read it before you share it.

set -u
export LC_ALL=C

usage() {
  sed -n '2,6s/^# \{0,1\}//p' "$0" >&2
  exit 2
}

namespace=
file="hpa-evidence.txt"
while getopts n:o:h option; do
  case $option in
    n) namespace=$OPTARG ;;
    o) file=$OPTARG ;;
    *) usage ;;
  esac
done
shift $((OPTIND - 1))
[ $# -le 1 ] || usage
hpa=${1-}

command -v kubectl >/dev/null || {
  echo "collect.sh: kubectl is not in the PATH." >&2
  exit 1
}
if [ -e "$file" ]; then
  echo "collect.sh: $file exists. Name another file with -o." >&2
  exit 1
fi

# Reads YAML as kubectl prints it, and writes the wanted fields alone.
# A path is the names of the fields from the object down; items of lists have no name.
# A "*" at the end takes all that is below the field.
keep() {
  awk '
    BEGIN {
      wanted = "apiVersion kind metadata/name metadata/namespace metadata/labels/*" \
        " metadata/creationTimestamp metadata/deletionTimestamp metadata/resourceVersion" \
        " spec/scaleTargetRef/* spec/minReplicas spec/maxReplicas spec/metrics/* spec/behavior/*" \
        " spec/targetCPUUtilizationPercentage" \
        " spec/replicas spec/selector/* spec/template/metadata/labels/* spec/strategy/* spec/minReadySeconds" \
        " status/conditions/* status/currentMetrics/* status/currentReplicas status/desiredReplicas" \
        " status/lastScaleTime status/currentCPUUtilizationPercentage" \
        " status/replicas status/readyReplicas status/availableReplicas status/updatedReplicas" \
        " status/phase status/startTime status/containerStatuses/name status/containerStatuses/ready" \
        " status/containerStatuses/restartCount" \
        " containers/name containers/usage/* timestamp window" \
        " involvedObject/kind involvedObject/name involvedObject/namespace" \
        " type reason message count firstTimestamp lastTimestamp eventTime series/*"
      containers = "name resources/*"
      probe = "initialDelaySeconds periodSeconds timeoutSeconds successThreshold failureThreshold"
      split("startupProbe readinessProbe livenessProbe", probes, " ")
      split(probe, parts, " ")
      for (p in probes) for (f in parts) containers = containers " " probes[p] "/" parts[f]
      split("spec/containers spec/template/spec/containers", pods, " ")
      split(containers, fields, " ")
      for (p in pods) for (f in fields) wanted = wanted " " pods[p] "/" fields[f]
      wanted = wanted " spec/terminationGracePeriodSeconds spec/template/spec/terminationGracePeriodSeconds"
      count = split(wanted, paths, " ")
      for (i = 1; i <= count; i++) {
        path = paths[i]
        if (sub(/\/\*$/, "", path)) whole[path] = 1
        else leaf[path] = 1
        while (sub(/\/[^\/]*$/, "", path)) above[path] = 1
      }
      above["items"] = 1
      depth = 0
      below = -1
    }
    {
      text = $0
      indent = match(text, /[^ ]/) - 1
      if (indent < 0) next
      text = substr(text, indent + 1)
      begin = indent
      while (substr(text, 1, 2) == "- ") {
        text = substr(text, 3)
        indent += 2
      }
      # The rest of a field that is taken whole, or left out whole.
      if (below >= 0 && indent > below) {
        if (taken) print
        next
      }
      below = -1
      if (indent > begin) dash[indent] = 1
      if (!match(text, /^[A-Za-z][A-Za-z0-9]*:/)) next
      key = substr(text, 1, RLENGTH - 1)
      while (depth > 0 && at[depth] >= indent) depth--
      depth++
      at[depth] = indent
      name[depth] = key
      path = ""
      for (i = 1; i <= depth; i++) if (name[i] != "items") path = path (path == "" ? "" : "/") name[i]
      taken = (path in whole) || (path in leaf)
      if (taken) below = indent
      else if (!((path in above) || key == "items")) {
        below = indent
        next
      }
      # A field behind a dash may have been left out: the next one of the item gets the dash.
      blanks = indent
      mark = ""
      if (indent in dash) {
        delete dash[indent]
        blanks = indent - 2
        mark = "- "
      }
      printf "%" blanks "s%s%s\n", "", mark, text
    }
  '
}

get() {
  if [ -n "$namespace" ]; then kubectl get "$@" -n "$namespace"; else kubectl get "$@"; fi
}

# Runs "kubectl get", and writes the command, and what is wanted of the answer or why there is none.
ask() {
  printf '\n$ kubectl get %s\n' "$*${namespace:+ -n $namespace}"
  if answer=$(get "$@" 2>&1); then
    printf '%s\n' "$answer" | keep
  else
    printf '%s\n' "$answer"
  fi
}

# Version v1 keeps the conditions in annotations, which stay out: the newest version has them in fields.
for autoscalers in horizontalpodautoscalers.v2.autoscaling horizontalpodautoscalers.v2beta2.autoscaling hpa; do
  get "$autoscalers" -o name >/dev/null 2>&1 && break
done

# The pods of one autoscaler are those that the selector of its target finds.
selector=
if [ -n "$hpa" ]; then
  target=$(get "$autoscalers" "$hpa" -o 'jsonpath={.spec.scaleTargetRef.kind}/{.spec.scaleTargetRef.name}' 2>/dev/null)
  case $target in
    ?*/?*)
      labels=$(get "$target" -o 'go-template={{range $k, $v := .spec.selector.matchLabels}}{{$k}}={{$v}},{{end}}' 2>/dev/null)
      case $labels in
        *[!A-Za-z0-9=,./_-]*) ;;
        ?*=*,) selector=${labels%,} ;;
      esac
      ;;
  esac
fi

collect() {
  echo "# collect.sh of HPA Playground, $(date -u +%Y-%m-%dT%H:%M:%SZ)"
  if [ -n "$hpa" ]; then ask "$autoscalers" "$hpa" -o yaml; else ask "$autoscalers" -o yaml; fi
  if [ -n "$selector" ]; then
    ask "$target" -o yaml
    ask replicasets,pods -l "$selector" -o yaml
    ask pods.metrics.k8s.io -l "$selector" -o yaml
  else
    ask deployments,statefulsets,replicasets,pods -o yaml
    ask pods.metrics.k8s.io -o yaml
  fi
  ask events --field-selector "involvedObject.kind=HorizontalPodAutoscaler${hpa:+,involvedObject.name=$hpa}" -o yaml
  ask events --field-selector "reason=ScalingReplicaSet${selector:+,involvedObject.name=${target#*/}}" -o yaml
}

collect >"$file" || exit 1
echo "collect.sh: wrote $file. Read it, then open or drop it in HPA Playground." >&2
