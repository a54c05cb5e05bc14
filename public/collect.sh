#!/bin/sh
# Collects what explains a HorizontalPodAutoscaler, into one file for HPA Playground.
#
#   sh collect.sh -n NAMESPACE          every autoscaler of the namespace
#   sh collect.sh -n NAMESPACE HPA      one autoscaler and its workload
#   sh collect.sh -n NAMESPACE -o FILE  another name than hpa-evidence.txt; - is standard output
#   --context NAME, --kubeconfig FILE   as kubectl takes them
#
# HPA is the name of a HorizontalPodAutoscaler, or of a ScaledObject of KEDA.
# Without -n it takes the namespace of your kubectl. If the cluster does not answer, or has no
# such autoscaler, it writes no file and ends with 1.
# It needs kubectl, and nothing else. It only reads: every command is "kubectl get" or
# "kubectl version".
# It never asks for Secrets or ConfigMaps. Of each object it writes only the fields that
# are listed in "wanted" below. So environment variables, images, commands, volumes and all
# annotations but two of the Vertical Pod Autoscaler stay out. Names and labels are in the file: read it before you share it.

set -u
export LC_ALL=C

usage() {
  sed -n '2,9s/^# \{0,1\}//p' "$0" >&2
  exit 2
}

fail() {
  printf 'collect.sh: %s\n' "$@" >&2
  exit 1
}

namespace=
context=
kubeconfig=
hpa=
file="hpa-evidence.txt"
while [ $# -gt 0 ]; do
  option=$1
  shift
  case $option in
    -n | --namespace | -o | --output | --context | --kubeconfig)
      [ $# -gt 0 ] || usage
      value=$1
      shift
      ;;
    --namespace=* | --output=* | --context=* | --kubeconfig=*)
      value=${option#*=}
      option=${option%%=*}
      ;;
    -[no]?*)
      value=${option#-?}
      option=${option%"$value"}
      ;;
  esac
  case $option in
    -n | --namespace) namespace=$value ;;
    -o | --output) file=$value ;;
    --context) context=$value ;;
    --kubeconfig) kubeconfig=$value ;;
    -*) usage ;;
    *)
      [ -z "$hpa" ] || usage
      hpa=$option
      ;;
  esac
done

command -v kubectl >/dev/null || fail "kubectl is not in the PATH."
if [ "$file" != - ] && [ -e "$file" ]; then fail "$file exists. Name another file with -o."; fi

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
        " spec/pollingInterval spec/cooldownPeriod spec/initialCooldownPeriod spec/idleReplicaCount" \
        " spec/minReplicaCount spec/maxReplicaCount spec/fallback/* spec/advanced/*" \
        " spec/triggers/type spec/triggers/name spec/triggers/metricType" \
        " status/hpaName status/pausedReplicaCount status/lastActiveTime status/health/*" \
        " metadata/annotations/vpaUpdates metadata/annotations/vpaObservedContainers" \
        " spec/targetRef/* spec/updatePolicy/* spec/resourcePolicy/* status/recommendation/*" \
        " spec/hard/* status/hard/* status/used/* spec/limits/*" \
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
      # What triggers ask for. Their addresses, names of users and passwords stay out.
      trigger = "threshold activationThreshold value activationValue type queueLength activationQueueLength" \
        " lagThreshold listLength messageCount targetValue start end timezone desiredReplicas"
      amount = split(trigger, fields, " ")
      for (f = 1; f <= amount; f++) wanted = wanted " spec/triggers/metadata/" fields[f]
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

ctl() {
  kubectl ${context:+--context "$context"} ${kubeconfig:+--kubeconfig "$kubeconfig"} "$@"
}

get() {
  ctl get "$@" ${namespace:+-n "$namespace"}
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
  known=$(get "$autoscalers" -o name 2>&1) && break
  autoscalers=
done
[ -n "$autoscalers" ] || fail "$known"

# A cluster without KEDA has none.
objects=$(get scaledobjects.keda.sh -o name 2>/dev/null) || objects=
[ -n "$known$objects" ] || fail "There is no HorizontalPodAutoscaler${namespace:+ in $namespace}."

# A ScaledObject and its autoscaler know each other by name.
object=
if [ -n "$hpa" ]; then
  if found=$(get "$autoscalers" "$hpa" -o name 2>&1); then
    object=$(get "$autoscalers" "$hpa" -o 'jsonpath={.metadata.labels.scaledobject\.keda\.sh/name}' 2>/dev/null)
  elif [ -n "$objects" ] && get scaledobjects.keda.sh "$hpa" -o name >/dev/null 2>&1; then
    object=$hpa
    hpa=$(get scaledobjects.keda.sh "$object" -o 'jsonpath={.status.hpaName}' 2>/dev/null)
    [ -n "$hpa" ] || hpa=keda-hpa-$object
  else
    fail "$found" "There are: $(printf '%s\n' "$known" "$objects" | sed 's|.*/||' | tr '\n' ' ')"
  fi
fi

# A cluster without the Vertical Pod Autoscaler has none.
verticals=verticalpodautoscalers.autoscaling.k8s.io
known=$(get "$verticals" -o name 2>/dev/null) || known=
[ -n "$known" ] || verticals=

# The pods of one autoscaler are those that the selector of its target finds.
selector=
target=
if [ -n "$hpa" ]; then
  where='jsonpath={.spec.scaleTargetRef.kind}/{.spec.scaleTargetRef.name}'
  target=$(get "$autoscalers" "$hpa" -o "$where" 2>/dev/null)
  # A ScaledObject need not name the kind.
  if [ -z "$target" ] && [ -n "$object" ]; then target=$(get scaledobjects.keda.sh "$object" -o "$where" 2>/dev/null); fi
  case $target in
    /?*) target=Deployment$target ;;
    ?*/?*) ;;
    *) target= ;;
  esac
  if [ -n "$target" ]; then
    labels=$(get "$target" -o 'go-template={{range $k, $v := .spec.selector.matchLabels}}{{$k}}={{$v}},{{end}}' 2>/dev/null)
    case $labels in
      *[!A-Za-z0-9=,./_-]*) ;;
      ?*=*,) selector=${labels%,} ;;
    esac
  fi
fi

# Those that change the same target.
vertical=
if [ -n "$verticals" ] && [ -n "$target" ]; then
  where='jsonpath={range .items[*]}{.metadata.name} {.spec.targetRef.kind}/{.spec.targetRef.name}{"\n"}{end}'
  vertical=$(get "$verticals" -o "$where" 2>/dev/null | awk -v target="$target" '$2 == target { print $1 }')
fi

collect() {
  echo "# collect.sh of HPA Playground, $(date -u +%Y-%m-%dT%H:%M:%SZ)"
  printf '\n$ kubectl version\n'
  ctl version 2>/dev/null | awk '/^Server Version: v[0-9.]+/'
  if [ -n "$hpa" ]; then ask "$autoscalers" "$hpa" -o yaml; else ask "$autoscalers" -o yaml; fi
  if [ -n "$object" ]; then ask scaledobjects.keda.sh "$object" -o yaml
  elif [ -z "$hpa" ] && [ -n "$objects" ]; then ask scaledobjects.keda.sh -o yaml; fi
  if [ -z "$hpa" ]; then
    ask deployments,statefulsets,replicasets,pods -o yaml
    ask pods.metrics.k8s.io -o yaml
  else
    if [ -n "$target" ]; then ask "$target" -o yaml; fi
    if [ -n "$selector" ]; then
      ask replicasets,pods -l "$selector" -o yaml
      ask pods.metrics.k8s.io -l "$selector" -o yaml
    else
      echo "collect.sh: Nothing says which pods are those of ${target:-its target}, so none are in the file." >&2
    fi
  fi
  ask resourcequotas,limitranges -o yaml
  ask events --field-selector "involvedObject.kind=HorizontalPodAutoscaler${hpa:+,involvedObject.name=$hpa}" -o yaml
  if [ -n "$object" ] || { [ -z "$hpa" ] && [ -n "$objects" ]; }; then
    ask events --field-selector "involvedObject.kind=ScaledObject${object:+,involvedObject.name=$object}" -o yaml
  fi
  if [ -n "$verticals" ] && [ -z "$hpa" ]; then
    ask "$verticals" -o yaml
    for reason in EvictedPod EvictedByVPA InPlaceResizedByVPA; do ask events --field-selector "reason=$reason" -o yaml; done
  fi
  for name in $vertical; do
    ask "$verticals" "$name" -o yaml
    ask events --field-selector "involvedObject.kind=VerticalPodAutoscaler,involvedObject.name=$name" -o yaml
  done
  if [ -z "$hpa" ] || [ -n "$target" ]; then
    ask events --field-selector "reason=ScalingReplicaSet${target:+,involvedObject.name=${target#*/}}" -o yaml
  fi
}

if [ "$file" = - ]; then
  collect
else
  collect >"$file" || exit 1
  echo "collect.sh: wrote $file. Read it, then open or drop it in HPA Playground." >&2
fi
