// engine/lib/random.ts
/** `seed` is a whole number from 0 to 4,294,967,295. The generator is sfc32 (Doty-Humphrey's small fast counter). */
function seededRandom(seed) {
	const stream = sfc32(seed);
	const next = () => stream() / 4294967296;
	return {
		next,
		integer: (maxExclusive) => Math.floor(next() * maxExclusive),
		fork: (label) => seededRandom(mix(seed, label))
	};
}
function sfc32(seed) {
	let a = 0;
	let b = seed | 0;
	let c = -1640531527;
	let counter = 1;
	const draw = () => {
		const sum = (a + b | 0) + counter | 0;
		counter = counter + 1 | 0;
		a = b ^ b >>> 9;
		b = c + (c << 3) | 0;
		c = (c << 21 | c >>> 11) + sum | 0;
		return sum >>> 0;
	};
	for (let round = 0; round < 15; round++) draw();
	return draw;
}
/** FNV-1a over the seed's bytes and the label's, with a finishing avalanche. */
function mix(seed, label) {
	let hash = 2166136261;
	for (let shift = 0; shift < 32; shift += 8) hash = Math.imul(hash ^ seed >>> shift & 255, 16777619);
	for (let i = 0; i < label.length; i++) hash = Math.imul(hash ^ label.charCodeAt(i), 16777619);
	hash = Math.imul(hash ^ hash >>> 16, 2246822507);
	hash = Math.imul(hash ^ hash >>> 13, 3266489909);
	return (hash ^ hash >>> 16) >>> 0;
}
// engine/load/curve.ts
/** The drawn value at a second, without noise, in requests per second. The curve's points are in order of time. */
function requestsPerSecondAt(points, second) {
	const next = firstPointAfter(points, second);
	const left = points[next - 1];
	const right = points[next];
	if (!left) return right?.[1] ?? 0;
	if (!right) return left[1];
	return left[1] + (right[1] - left[1]) * (second - left[0]) / (right[0] - left[0]);
}
/** Index of the first point later than a second; the number of points when there is none. */
function firstPointAfter(points, second) {
	let low = 0;
	let high = points.length;
	while (low < high) {
		const middle = low + high >> 1;
		if (points[middle][0] <= second) low = middle + 1;
		else high = middle;
	}
	return low;
}
/**
* Requests that arrive in one second, in thousandths, so that sums over a run stay exact.
* `chance` is a draw from [0, 1) and moves the value inside the noise band.
*/
function arrivingMilliRequests(curve, second, chance) {
	return Math.round(1e3 * requestsPerSecondAt(curve.points, second) * (1 + curve.noise * (2 * chance - 1)));
}
// engine/cluster/delivery.ts
function createDelivery() {
	const known = /* @__PURE__ */ new Map();
	const delivered = /* @__PURE__ */ new Map();
	let lost = /* @__PURE__ */ new Set();
	return {
		delivered,
		set(name, value) {
			known.set(name, value);
			if (!lost.has(name)) delivered.set(name, value);
		},
		remove(name) {
			known.delete(name);
			delivered.delete(name);
		},
		lose(names) {
			const found = lost;
			lost = names;
			for (const name of names) delivered.delete(name);
			for (const name of found) {
				const value = known.get(name);
				if (value !== void 0 && !names.has(name)) delivered.set(name, value);
			}
		}
	};
}
// engine/cluster/rounds.ts
/** The seconds are drawn, one for each that is added. */
function createRounds(periodSeconds, random) {
	const turns = Array.from({ length: periodSeconds }, () => /* @__PURE__ */ new Set());
	const turnOf = /* @__PURE__ */ new Map();
	return {
		add(item) {
			const turn = turns[random.integer(periodSeconds)];
			turn.add(item);
			turnOf.set(item, turn);
		},
		remove(item) {
			turnOf.get(item)?.delete(item);
			turnOf.delete(item);
		},
		due: (now) => turns[secondOf(periodSeconds, now)]
	};
}
/** Which second of a period it is; the cluster lives before second 0 too. */
const secondOf = (periodSeconds, now) => (now % periodSeconds + periodSeconds) % periodSeconds;
// engine/cluster/latency.ts
/** Few different waits are in a minute at a time, so they stand in an ordered list. */
function createWaitHistogram() {
	const seconds = [];
	const amounts = [];
	let total = 0;
	const change = ({ count, ...waits }, sign) => {
		for (let index = 0; index < count; index++) {
			const wait = waits.seconds[index];
			const amount = sign * waits.amounts[index];
			total += amount;
			const place = firstNotBelow(seconds, wait);
			if (seconds[place] !== wait) {
				seconds.splice(place, 0, wait);
				amounts.splice(place, 0, amount);
			} else if ((amounts[place] += amount) === 0) {
				seconds.splice(place, 1);
				amounts.splice(place, 1);
			}
		}
	};
	return {
		add: (waits) => change(waits, 1),
		subtract: (waits) => change(waits, -1),
		within(share) {
			if (total === 0) return null;
			let slower = total * (1 - share);
			let place = seconds.length - 1;
			while (place > 0 && (slower -= amounts[place]) >= 0) place--;
			return seconds[place];
		}
	};
}
function firstNotBelow(ordered, value) {
	let low = 0;
	let high = ordered.length;
	while (low < high) {
		const middle = low + high >> 1;
		if (ordered[middle] < value) low = middle + 1;
		else high = middle;
	}
	return low;
}
/** `requestMilliseconds` is what a request takes once it is served. */
function createSignals(metrics, requestMilliseconds) {
	const served = createMinute();
	const offered = createMinute();
	const latency = metrics.some(({ source }) => source === "p95Latency") ? createLatency(requestMilliseconds) : null;
	let now = 0;
	let inFlight = 0;
	let backlog = 0;
	let backlogAge = 0;
	let servingPods = 0;
	const ofAll = ({ source, points }) => {
		switch (source) {
			case "requestsPerSecond": return served.average();
			case "inFlight": return inFlight;
			case "totalRequestsPerSecond": return offered.average();
			case "backlog": return backlog;
			case "backlogAge": return backlogAge * 1e3;
			case "p95Latency": return latency?.p95() ?? 0;
			case "curve": return Math.round(1e3 * requestsPerSecondAt(points, now));
		}
	};
	return {
		tick(second, state) {
			now = second;
			({inFlight, waiting: backlog, backlogAge, servingPods} = state);
			served.add(state.served);
			offered.add(state.offered);
			latency?.add(state.waits);
		},
		ofAll,
		ofReadyPod(metric) {
			if (servingPods === 0) return NaN;
			return isSharedByPods(metric.source) ? Math.trunc(ofAll(metric) / servingPods) : ofAll(metric);
		}
	};
}
/** What each pod has a part of its own of. */
const isSharedByPods = (source) => source === "requestsPerSecond" || source === "inFlight";
function createMinute() {
	const seconds = Array(60).fill(0);
	let next = 0;
	let sum = 0;
	let lived = 0;
	return {
		add(amount) {
			sum += amount - seconds[next];
			seconds[next] = amount;
			next = (next + 1) % 60;
			lived = Math.min(lived + 1, 60);
		},
		average: () => lived === 0 ? 0 : Math.trunc(sum / lived)
	};
}
function createLatency(requestMilliseconds) {
	const histogram = createWaitHistogram();
	const minute = Array.from({ length: 60 }, () => ({
		count: 0,
		seconds: [],
		amounts: []
	}));
	let next = 0;
	return {
		add({ count, seconds, amounts }) {
			const oldest = minute[next];
			histogram.subtract(oldest);
			oldest.count = count;
			for (let index = 0; index < count; index++) {
				oldest.seconds[index] = seconds[index];
				oldest.amounts[index] = amounts[index];
			}
			histogram.add(oldest);
			next = (next + 1) % 60;
		},
		/** Where nothing was served there is no latency, and Prometheus' adapter makes that a zero. */
		p95() {
			const wait = histogram.within(.95);
			return wait === null ? 0 : Math.trunc(1e3 * wait + requestMilliseconds);
		}
	};
}
// engine/cluster/customMetrics.ts
function createCustomMetrics(options) {
	const { metrics, settings, reader, random } = options;
	const { scrapeSeconds, relistSeconds } = settings;
	const scrapes = createRounds(scrapeSeconds, random.fork("scrape"));
	const scrapeSecond = random.fork("scrape-of-all").integer(scrapeSeconds);
	const relistSecond = random.fork("relist").integer(relistSeconds);
	const signals = createSignals(metrics, options.requestMilliseconds);
	const known = /* @__PURE__ */ new Map();
	const unlisted = /* @__PURE__ */ new Set();
	const object = /* @__PURE__ */ new Map();
	const external = /* @__PURE__ */ new Map();
	const ofPods = metrics.filter(({ type }) => type === "Pods");
	const deliveries = ofPods.map(() => createDelivery());
	const pods = new Map(ofPods.map(({ name }, index) => [name, deliveries[index].delivered]));
	const scrape = createScrape(ofPods, scrapeSeconds, reader, signals);
	let scrapedAt = null;
	const scrapeAll = (now) => {
		scrapedAt = now;
		for (const metric of metrics) {
			if (metric.type === "Object") object.set(metric.name, signals.ofAll(metric));
			if (metric.type === "External") external.set(metric.name, [signals.ofAll(metric)]);
		}
	};
	const relist = () => {
		for (const entry of unlisted) {
			if (entry.firstAt === null) continue;
			entry.listed = true;
			unlisted.delete(entry);
			deliver(entry, deliveries);
		}
	};
	return {
		delivered: {
			pods,
			object,
			external
		},
		signals,
		get scrapedAt() {
			return scrapedAt;
		},
		lose(names) {
			for (const delivery of deliveries) delivery.lose(names);
		},
		track(pod) {
			if (ofPods.length === 0) return;
			const values = ofPods.map(() => null);
			const entry = {
				pod,
				name: reader.name(pod),
				firstAt: null,
				listed: false,
				startedAt: NaN,
				served: [],
				next: 0,
				values
			};
			known.set(pod, entry);
			unlisted.add(entry);
			scrapes.add(entry);
		},
		forget(pod) {
			const entry = known.get(pod);
			if (!entry) return;
			known.delete(pod);
			unlisted.delete(entry);
			scrapes.remove(entry);
			for (const delivery of deliveries) delivery.remove(entry.name);
		},
		tick(now, second) {
			signals.tick(now, second);
			for (const entry of scrapes.due(now)) {
				scrape(entry, now);
				if (entry.listed) deliver(entry, deliveries);
			}
			if (secondOf(scrapeSeconds, now) === scrapeSecond) scrapeAll(now);
			if (secondOf(relistSeconds, now) === relistSecond) relist();
		}
	};
}
/** Leaves in a pod's entry what a scrape of it finds. */
function createScrape(metrics, scrapeSeconds, reader, signals) {
	const traffic = {
		startedAt: NaN,
		served: 0,
		inFlight: 0
	};
	const remembered = Math.max(1, Math.floor(60 / scrapeSeconds));
	return (entry, now) => {
		const { served, values } = entry;
		const runs = reader.traffic(entry.pod, traffic);
		if (!runs || entry.startedAt !== traffic.startedAt) served.length = entry.next = 0;
		if (!runs) return void values.fill(null);
		entry.firstAt ??= now;
		entry.startedAt = traffic.startedAt;
		const windowSeconds = scrapeSeconds * served.length;
		const rate = served.length === 0 ? null : Math.trunc((traffic.served - served[entry.next % served.length]) / windowSeconds);
		served[entry.next] = traffic.served;
		entry.next = (entry.next + 1) % remembered;
		metrics.forEach((metric, index) => {
			const valueMilli = metric.source === "requestsPerSecond" ? rate : metric.source === "inFlight" ? Math.trunc(traffic.inFlight) : signals.ofAll(metric);
			if (valueMilli === null) return void (values[index] = null);
			const value = values[index] ??= {
				timestamp: 0,
				windowSeconds: 0,
				valueMilli: 0
			};
			value.timestamp = now;
			value.windowSeconds = metric.source === "requestsPerSecond" ? windowSeconds : 0;
			value.valueMilli = valueMilli;
		});
	};
}
function deliver({ name, values }, deliveries) {
	deliveries.forEach((delivery, index) => {
		const value = values[index];
		if (value) delivery.set(name, value);
		else delivery.remove(name);
	});
}
// engine/cluster/replicaSet.ts
/** A ReplicaSet that is scaled itself: a new release changes only the pods that come after it. */
function createReplicaSetController(pods, replicaSet) {
	return {
		get replicas() {
			return replicaSet.replicas;
		},
		statusReplicas: () => replicaSet.active,
		scale(replicas) {
			replicaSet.replicas = replicas;
		},
		settle(replicas, now) {
			replicaSet.replicas = replicas;
			manageReplicas(pods, replicaSet, now);
		},
		update(release) {
			replicaSet.template = templateOf(replicaSet.template, release);
		},
		sync: (now) => manageReplicas(pods, replicaSet, now)
	};
}
const templateOf = ({ containers }, release) => ({
	containers,
	release
});
/** Creates and deletes pods until as many are active as are asked for. */
function manageReplicas(pods, replicaSet, now) {
	for (let missing = replicaSet.replicas - replicaSet.active; missing > 0; missing--) pods.create(replicaSet, replicaSet.template, {
		name: replicaSet.podName(),
		ordinal: 0
	}, now);
	const excess = replicaSet.active - replicaSet.replicas;
	if (excess <= 0) return;
	const active = pods.list.filter((pod) => pod.deletionTimestamp === null);
	const own = active.filter((pod) => pod.owner === replicaSet);
	for (const pod of victims(own, excess, now, podsByNode(active))) pods.delete(pod, now);
}
function podsByNode(active) {
	const counts = /* @__PURE__ */ new Map();
	for (const { node } of active) if (node) counts.set(node, (counts.get(node) ?? 0) + 1);
	return counts;
}
/**
* The pods that the ReplicaSet controller deletes first: not scheduled, then pending, then not ready, then ready; those on
* nodes with more of the workload's pods (`podsOnNode`); those that became ready more recently; those whose containers were
* restarted more often; those that were created more recently. How recently is compared by orders of magnitude (the power of two of the age),
* and within one by the pods' UIDs, so that a scale-down does not undo just one rollout's work.
* Source: ActivePodsWithRanks in pkg/controller/controller_utils.go.
*/
function victims(active, count, now, podsOnNode) {
	if (count <= 0) return [];
	const rank = ({ node }) => node ? podsOnNode.get(node) ?? 0 : 0;
	return active.toSorted((a, b) => stage(a) - stage(b) || rank(b) - rank(a) || (a.ready && b.ready ? byAge(a, b, "readyTransitionTime", now) : 0) || b.restarts - a.restarts || byAge(a, b, "createdAt", now)).slice(0, count);
}
const stage = ({ startTime, phase, ready }) => startTime === null ? 0 : phase === "Pending" ? 1 : ready ? 3 : 2;
function byAge(a, b, since, now) {
	return a[since] === b[since] ? 0 : ageRank(now - a[since]) - ageRank(now - b[since]) || a.uid - b.uid;
}
/** The whole power of two in an age, counted in nanoseconds as upstream does; −1 for no age. */
function ageRank(seconds) {
	let rank = -1;
	for (let nanoseconds = seconds * 1e9; nanoseconds >= 1; nanoseconds /= 2) rank++;
	return rank;
}
function createReplicaSet(name, template, generateName) {
	return {
		replicas: 0,
		template,
		active: 0,
		available: 0,
		podName: () => generateName(name, 5)
	};
}
function createNameGenerator(random) {
	const taken = /* @__PURE__ */ new Set();
	return (prefix, length) => {
		let name;
		do
			name = `${prefix}-${Array.from({ length }, () => nameAlphabet[random.integer(nameAlphabet.length)]).join("")}`;
		while (taken.has(name));
		taken.add(name);
		return name;
	};
}
/** The alphabet of Kubernetes' generated names: no vowels and no look-alikes. */
const nameAlphabet = "bcdfghjklmnpqrstvwxz2456789";
// engine/cluster/deployment.ts
/**
* A Deployment: one ReplicaSet, and while a release rolls out, one more for each release before it that still has pods.
* Mirrors pkg/controller/deployment (sync.go, rolling.go). What upstream does in syncs that follow each other at once, each
* finding the ReplicaSets' status up to date, happens here within one `sync`.
*/
function createDeployment(pods, name, template, strategy, generateName) {
	const create = (of) => createReplicaSet(generateName(name, 10), of, generateName);
	let newest = create(template);
	/** In order of creation. */
	let old = [];
	let replicas = 0;
	/** spec.replicas that the ReplicaSets were last scaled for. */
	let scaledFor = 0;
	const all = () => [...old, newest];
	return {
		get replicas() {
			return replicas;
		},
		statusReplicas: () => sum(all(), "active"),
		scale(wanted) {
			replicas = wanted;
		},
		settle(wanted, now) {
			newest.replicas = scaledFor = replicas = wanted;
			manageReplicas(pods, newest, now);
		},
		update(release) {
			old.push(newest);
			newest = create(templateOf(newest.template, release));
		},
		sync(now) {
			if (replicas !== scaledFor) scaleProportionally(newest, old, replicas, scaledFor, strategy);
			scaledFor = replicas;
			let moved;
			do {
				moved = scaleUpNewest(newest, all(), replicas, strategy) || scaleDownOld(newest, old, replicas, strategy);
				for (const replicaSet of all()) manageReplicas(pods, replicaSet, now);
			} while (moved);
			old = old.filter((replicaSet) => replicaSet.replicas > 0);
		}
	};
}
/** A surge is rounded up and what may be unavailable down; where both come to nothing one pod may be, so that a rollout can move. Mirrors ResolveFenceposts. */
function fenceposts({ maxSurgePercent, maxUnavailablePercent }, replicas) {
	const surge = Math.ceil(maxSurgePercent * replicas / 100);
	const unavailable = Math.floor(maxUnavailablePercent * replicas / 100);
	return {
		surge,
		unavailable: Math.min(replicas, surge === 0 && unavailable === 0 ? 1 : unavailable)
	};
}
/**
* A change of spec.replicas goes to the one ReplicaSet that has pods; during a rollout to each by its share, of which
* rounding's remainder falls to the largest. Mirrors scale in sync.go and GetReplicaSetProportion.
*/
function scaleProportionally(newest, old, replicas, before, strategy) {
	const withPods = [...old, newest].filter((replicaSet) => replicaSet.replicas > 0);
	if (withPods.length <= 1) {
		(withPods[0] ?? newest).replicas = replicas;
		return;
	}
	const allowed = replicas === 0 ? 0 : replicas + fenceposts(strategy, replicas).surge;
	const allowedBefore = before + fenceposts(strategy, before).surge;
	const change = allowed - sum(withPods, "replicas");
	const bySize = (change > 0 ? withPods.toReversed() : withPods).toSorted((a, b) => b.replicas - a.replicas);
	let left = change;
	for (const replicaSet of bySize) {
		const share = Math.round(replicaSet.replicas * allowed / allowedBefore) - replicaSet.replicas;
		const part = change > 0 ? Math.min(share, left) : Math.max(share, left);
		replicaSet.replicas += part;
		left -= part;
	}
	bySize[0].replicas = Math.max(0, bySize[0].replicas + left);
}
/** Mirrors reconcileNewReplicaSet. */
function scaleUpNewest(newest, all, replicas, strategy) {
	const before = newest.replicas;
	const room = replicas + fenceposts(strategy, replicas).surge - sum(all, "replicas");
	if (before > replicas) newest.replicas = replicas;
	else newest.replicas += Math.max(0, Math.min(room, replicas - before));
	return newest.replicas !== before;
}
/** First pods that are not available anyway, then as many as the available ones exceed what must stay. Mirrors reconcileOldReplicaSets. */
function scaleDownOld(newest, old, replicas, strategy) {
	const before = sum(old, "replicas");
	if (before === 0) return false;
	const minAvailable = replicas - fenceposts(strategy, replicas).unavailable;
	const newestUnavailable = newest.replicas - newest.available;
	let removable = before + newest.replicas - minAvailable - newestUnavailable;
	if (removable <= 0) return false;
	for (const replicaSet of old) {
		const unhealthy = Math.min(removable, Math.max(0, replicaSet.replicas - replicaSet.available));
		replicaSet.replicas -= unhealthy;
		removable -= unhealthy;
	}
	let spare = sum([...old, newest], "available") - minAvailable;
	for (const replicaSet of old) {
		const removed = Math.max(0, Math.min(replicaSet.replicas, spare));
		replicaSet.replicas -= removed;
		spare -= removed;
	}
	return sum(old, "replicas") !== before;
}
function sum(replicaSets, field) {
	return replicaSets.reduce((total, replicaSet) => total + replicaSet[field], 0);
}
// engine/cluster/incidents.ts
function createIncidents({ incidents, pods, controller, loseMetrics }) {
	const missed = /* @__PURE__ */ new Set();
	const lostNames = /* @__PURE__ */ new Map();
	let next = 0;
	let lasting = [];
	const begin = (incident) => {
		if ("durationSeconds" in incident) lasting.push(incident);
		if (strike(incident, pods, controller) === 0) missed.add(incident);
		if (incident.kind === "podMetricsLost") lostNames.set(incident, pods.list.slice(0, incident.pods).map(({ name }) => name));
	};
	const end = (now) => {
		lasting = lasting.filter(({ at, durationSeconds }) => now < at + durationSeconds);
	};
	return {
		missed,
		lasts: (kind) => lasting.some((incident) => incident.kind === kind),
		loadFactor: () => lasting.reduce((factor, incident) => incident.kind === "loadMultiplied" ? factor * incident.factor : factor, 1),
		tick(now) {
			const before = lasting;
			if (lasting.length > 0) end(now);
			for (; next < incidents.length && incidents[next].at <= now; next++) begin(incidents[next]);
			if (lostNames.size > 0 && before !== lasting) loseMetrics(new Set(lasting.flatMap((incident) => lostNames.get(incident) ?? [])));
		}
	};
}
/** What an incident does at once. Returns how many pods it met; null where it is not aimed at pods. */
function strike(incident, pods, controller) {
	switch (incident.kind) {
		case "podsCrash": return pods.crashOldest(incident.pods, incident.at);
		case "podsUnready": return pods.failReadinessOfOldest(incident.pods, incident.at, incident.at + incident.durationSeconds);
		case "nodeLost": return pods.loseNode(incident.at);
		case "podMetricsLost": return Math.min(incident.pods, pods.list.length);
		case "rollingUpdate":
			controller.update(incident.release);
			controller.sync(incident.at);
			return null;
		case "kubectlScale":
		case "kubectlApply":
			controller.scale(incident.replicas);
			controller.sync(incident.at);
			return null;
		default: return null;
	}
}
// engine/cluster/podLife.ts
const podLifePhases = [
	"pending",
	"starting",
	"ready",
	"unready",
	"crashed",
	"terminating"
];
const createLog = (name, createdAt) => ({
	name,
	createdAt,
	seconds: [createdAt],
	phases: [podLifePhases.indexOf("pending")],
	goneAt: null
});
/** A phase that lasted less than a second is left out. */
function enterPhase({ seconds, phases }, phase, at) {
	const index = seconds.at(-1) === at ? seconds.length - 1 : seconds.length;
	seconds[index] = at;
	phases[index] = podLifePhases.indexOf(phase);
}
const readLog = ({ name, createdAt, seconds, phases, goneAt }) => ({
	name,
	createdAt,
	phases: phases.map((phase, index) => ({
		at: seconds[index],
		phase: podLifePhases[phase]
	})),
	goneAt
});
// engine/cluster/usage.ts
const createUsage = (level) => ({
	cohort: null,
	work: {
		serving: false,
		draining: false,
		bursting: false,
		warming: false,
		hot: false,
		level
	},
	startedAt: 0,
	cpuNanoSeconds: 0,
	sidecarCpuNanoSeconds: 0,
	served: 0,
	mostInFlight: 0
});
function createCohorts(workload) {
	const all = [];
	const byKey = /* @__PURE__ */ new Map();
	const find = (work) => {
		const key = keyOf(work);
		let cohort = byKey.get(key);
		if (!cohort) {
			cohort = createCohort(workload, work);
			byKey.set(key, cohort);
			all.push(cohort);
		}
		return cohort;
	};
	return {
		all,
		join(pod) {
			const { usage, startedAt } = pod;
			usage.work.serving = serves(pod) || usage.work.draining;
			const next = startedAt === null ? null : find(usage.work);
			if (next === usage.cohort) return;
			if (!usage.cohort) Object.assign(usage, {
				cpuNanoSeconds: 0,
				sidecarCpuNanoSeconds: 0,
				served: 0,
				mostInFlight: 0
			});
			else leave(usage, usage.cohort);
			usage.startedAt = startedAt ?? 0;
			if (next) enter(usage, next);
		}
	};
}
/** What a pod that gets no requests would do with them tells nobody apart. */
function keyOf({ serving, draining, bursting, warming, hot, level }) {
	const stage = Number(bursting) + 2 * Number(serving);
	return serving ? stage + 4 * Number(draining) + 8 * Number(warming) + 16 * Number(hot) + 32 * level : stage;
}
function createCohort(workload, work) {
	const { cpuLimitMilli, cpuSpreadPercent, warmUpCapacityPercent } = workload;
	const standingMilli = Math.min(cpuLimitMilli, workload.idleCpuMilli + (work.bursting ? workload.startUpCpuMilli : 0));
	const deviation = 2 * work.level / 20 - 1;
	const requestMilliseconds = workload.cpuPerRequestMilliseconds * (1 + deviation * cpuSpreadPercent / 100);
	const warm = Math.floor(1e3 * (cpuLimitMilli - standingMilli) / requestMilliseconds);
	const capacity = !work.serving ? 0 : work.warming ? Math.floor(warm * warmUpCapacityPercent / 100) : warm;
	const nothing = {
		size: 0,
		startedAtSum: 0,
		cpuNano: 0,
		sidecarCpuNano: 0,
		inFlight: 0,
		cpuNanoSeconds: 0,
		sidecarCpuNanoSeconds: 0,
		served: 0
	};
	return {
		work: { ...work },
		requestMilliseconds,
		standingMilli,
		capacity,
		...nothing
	};
}
function leave(usage, cohort) {
	cohort.size--;
	cohort.startedAtSum -= usage.startedAt;
	usage.cohort = null;
	usage.cpuNanoSeconds += cohort.cpuNanoSeconds;
	usage.sidecarCpuNanoSeconds += cohort.sidecarCpuNanoSeconds;
	usage.served += cohort.served;
}
function enter(usage, cohort) {
	cohort.size++;
	cohort.startedAtSum += usage.startedAt;
	usage.cohort = cohort;
	usage.cpuNanoSeconds -= cohort.cpuNanoSeconds;
	usage.sidecarCpuNanoSeconds -= cohort.sidecarCpuNanoSeconds;
	usage.served -= cohort.served;
}
// engine/cluster/pod.ts
/** A pod that its controller has just created: nobody but the API server knows of it. */
function createPod(owner, template, name, ordinal, draws, now) {
	const { uid, flapPhase, level } = draws;
	return {
		name,
		phase: "Pending",
		startTime: null,
		ready: null,
		readyTransitionTime: -Infinity,
		deletionTimestamp: null,
		containers: template.containers,
		uid,
		createdAt: now,
		owner,
		template,
		ordinal,
		log: createLog(name, now),
		node: null,
		available: false,
		restarts: 0,
		backOffSeconds: 0,
		startedAt: null,
		wasReady: false,
		readyFrom: -Infinity,
		run: 0,
		flapPhase,
		usage: createUsage(level)
	};
}
/** The Service sends requests to ready pods; one that is being deleted leaves its endpoints at once. */
const serves = (pod) => pod.ready === true && pod.deletionTimestamp === null;
/** Keeps the owner's count with it. */
function setAvailable(pod, available) {
	if (pod.available === available) return;
	pod.available = available;
	pod.owner.available += available ? 1 : -1;
}
// engine/cluster/memory.ts
function createMemory(workload) {
	const { idleMemoryMebibytes, memoryPerRequestMebibytes, memoryReleased } = workload;
	const leakPerSecond = workload.memoryLeakMebibytesPerHour * mebibyte / 3600;
	const bytes = (inFlight) => Math.round((idleMemoryMebibytes + inFlight / 1e3 * memoryPerRequestMebibytes) * mebibyte);
	const leaked = (seconds) => Math.round(leakPerSecond * seconds);
	const held = ({ usage }, { inFlight }) => memoryReleased ? inFlight : usage.mostInFlight;
	let second = 0;
	return {
		sidecarBytes: workload.sidecar === "none" ? 0 : Math.round(workload.sidecarMemoryMebibytes * mebibyte),
		tick(now, pods) {
			second = now;
			if (memoryReleased) return;
			for (const { usage } of pods) if (usage.cohort && usage.cohort.inFlight > usage.mostInFlight) usage.mostInFlight = usage.cohort.inFlight;
		},
		of: (pod, cohort) => bytes(held(pod, cohort)) + leaked(second - pod.usage.startedAt),
		ofServingPods(cohorts, pods) {
			let total = 0;
			if (!memoryReleased) {
				for (const pod of pods) if (serves(pod)) total += bytes(pod.usage.mostInFlight);
			}
			for (const { work, size, startedAtSum, inFlight } of cohorts) {
				if (size === 0 || !work.serving || work.draining) continue;
				if (memoryReleased) total += size * bytes(inFlight);
				total += leaked(size * second - startedAtSum);
			}
			return total;
		}
	};
}
const mebibyte = 1048576;
// engine/cluster/metricsPipeline.ts
function createMetricsPipeline({ settings, containers, reader, random }) {
	const { kubeletPeriodSeconds, metricResolutionSeconds } = settings;
	const kubelet = createRounds(kubeletPeriodSeconds, random.fork("kubelet"));
	const fetchSecond = random.fork("metrics-server").integer(metricResolutionSeconds);
	const known = /* @__PURE__ */ new Map();
	const delivery = createDelivery();
	const fetch = (pod) => {
		const { latest, fetched } = pod;
		if (latest.at === fetched.at) return;
		if (latest.at > fetched.at && latest.startedAt === fetched.startedAt) {
			pod.sample ??= emptySample(containers);
			writeRate(pod.sample, fetched, latest);
			delivery.set(pod.name, pod.sample);
		} else delivery.remove(pod.name);
		pod.fetched = latest;
		pod.latest = fetched;
		pod.latest.at = latest.at;
	};
	return {
		delivered: delivery.delivered,
		lose: delivery.lose,
		track(pod) {
			const entry = {
				pod,
				name: reader.name(pod),
				latest: noReading(),
				fetched: noReading(),
				sample: null
			};
			known.set(pod, entry);
			kubelet.add(entry);
		},
		forget(pod) {
			const entry = known.get(pod);
			if (!entry) return;
			known.delete(pod);
			kubelet.remove(entry);
			delivery.remove(entry.name);
		},
		tick(now) {
			for (const { pod, latest } of kubelet.due(now)) latest.at = reader.counters(pod, latest) ? now : NaN;
			if (secondOf(metricResolutionSeconds, now) === fetchSecond) known.forEach(fetch);
		}
	};
}
const noReading = () => ({
	at: NaN,
	startedAt: NaN,
	main: {
		cpuMilliSeconds: 0,
		memoryBytes: 0
	},
	sidecar: {
		cpuMilliSeconds: 0,
		memoryBytes: 0
	}
});
const emptySample = (containers) => ({
	timestamp: 0,
	windowSeconds: 0,
	containers: containers.map((name) => ({
		name,
		usageMilli: {
			cpu: 0,
			memory: 0
		}
	}))
});
function writeRate(sample, earlier, later) {
	sample.timestamp = later.at;
	sample.windowSeconds = later.at - earlier.at;
	const [main, sidecar] = sample.containers;
	if (main) writeUsage(main.usageMilli, earlier.main, later.main, sample.windowSeconds);
	if (sidecar) writeUsage(sidecar.usageMilli, earlier.sidecar, later.sidecar, sample.windowSeconds);
}
/** CPU is the rate between two readings, cut to nano-cores as metrics-server does; memory is the later reading. */
function writeUsage(usageMilli, earlier, later, windowSeconds) {
	const nanoCores = Math.floor(1e6 * (later.cpuMilliSeconds - earlier.cpuMilliSeconds) / windowSeconds);
	usageMilli.cpu = Math.ceil(nanoCores / 1e6);
	usageMilli.memory = Math.round(later.memoryBytes) * 1e3;
}
// engine/cluster/calendar.ts
/** `from` is the first second that will be lived. */
function createCalendar(from) {
	const seconds = /* @__PURE__ */ new Map();
	let current = from;
	return {
		plan(at, pod, step) {
			const second = Math.max(at, current);
			const entries = seconds.get(second);
			const entry = {
				at,
				pod,
				run: pod.run,
				step
			};
			if (entries) entries.push(entry);
			else seconds.set(second, [entry]);
		},
		live(now) {
			for (; current <= now; current++) {
				const entries = seconds.get(current);
				if (!entries) continue;
				for (const { at, pod, run, step } of entries) if (pod.run === run) step(pod, at);
				seconds.delete(current);
			}
		}
	};
}
// engine/cluster/kubelet.ts
/**
* Back-off of a container that exits again: the first restart comes at once, later ones after 10 s doubling to 300 s; ten
* minutes of running forgive it all. Source: MaxContainerBackOff and doBackOff in pkg/kubelet.
*/
const backOff = {
	initialSeconds: 10,
	maxSeconds: 300,
	forgivenAfterSeconds: 600
};
function createKubelet({ workload, calendar, flapsFrom, onChange, onGone }) {
	const { imagePullSeconds, startUpSeconds, startUpCpuMilli, startUpCpuSeconds, terminationGraceSeconds, drainSeconds } = workload;
	const { readinessSeconds, warmUpSeconds, minReadySeconds, flapPeriodSeconds, flapSeconds } = workload;
	const start = (pod, at) => {
		pod.run++;
		pod.phase = "Running";
		pod.startedAt = at;
		pod.wasReady = false;
		enterPhase(pod.log, "starting", at);
		if (startUpCpuMilli > 0 && startUpCpuSeconds > 0) {
			pod.usage.work.bursting = true;
			calendar.plan(at + startUpCpuSeconds, pod, endBurst);
		}
		const { release } = pod.template;
		if (release === "crashLoop") calendar.plan(at + Math.max(1, startUpCpuSeconds), pod, crash);
		pod.readyFrom = release === "neverReady" ? Infinity : Math.max(pod.readyFrom, at + readinessSeconds);
		if (release !== "neverReady") calendar.plan(pod.readyFrom, pod, probe);
		onChange(pod);
	};
	const endBurst = (pod) => {
		pod.usage.work.bursting = false;
		onChange(pod);
	};
	/** Of several that were planned, the one at the end of the last failure finds the pod ready. */
	const probe = (pod, at) => {
		if (pod.ready || at < pod.readyFrom) return;
		setReady(pod, true, at);
		enterPhase(pod.log, "ready", at);
		if (!pod.wasReady) beReadyFirst(pod, at);
		if (minReadySeconds > 0) calendar.plan(at + minReadySeconds, pod, becomeAvailable);
		else setAvailable(pod, true);
		onChange(pod);
	};
	const beReadyFirst = (pod, at) => {
		pod.wasReady = true;
		if (warmUpSeconds > 0) {
			pod.usage.work.warming = true;
			calendar.plan(at + warmUpSeconds, pod, endWarmUp);
		}
		if (flapPeriodSeconds > 0) calendar.plan(nextFlap(pod, Math.max(at, flapsFrom)), pod, flap);
	};
	const endWarmUp = (pod) => {
		pod.usage.work.warming = false;
		onChange(pod);
	};
	const becomeAvailable = (pod, at) => {
		if (!pod.ready || at < pod.readyTransitionTime + minReadySeconds) return;
		setAvailable(pod, true);
		onChange(pod);
	};
	const nextFlap = ({ flapPhase }, at) => flapPhase + flapPeriodSeconds * (Math.floor((at - flapPhase) / flapPeriodSeconds) + 1);
	const flap = (pod, at) => {
		calendar.plan(at + flapPeriodSeconds, pod, flap);
		failReadiness(pod, at, at + flapSeconds);
	};
	const failReadiness = (pod, at, until) => {
		pod.readyFrom = Math.max(pod.readyFrom, until);
		if (pod.readyFrom < Infinity) calendar.plan(pod.readyFrom, pod, probe);
		if (!pod.ready) return;
		loseReadiness(pod, at);
		enterPhase(pod.log, "unready", at);
		onChange(pod);
	};
	const crash = (pod, at) => {
		if (at - (pod.startedAt ?? at) > backOff.forgivenAfterSeconds) pod.backOffSeconds = 0;
		endContainers(pod);
		pod.restarts++;
		if (pod.ready) loseReadiness(pod, at);
		enterPhase(pod.log, "crashed", at);
		calendar.plan(at + pod.backOffSeconds + startUpSeconds, pod, start);
		pod.backOffSeconds = pod.backOffSeconds === 0 ? backOff.initialSeconds : Math.min(2 * pod.backOffSeconds, backOff.maxSeconds);
		onChange(pod);
	};
	const endDraining = (pod) => {
		pod.usage.work.draining = false;
		onChange(pod);
	};
	const end = (pod, at) => {
		setAvailable(pod, false);
		endContainers(pod);
		onChange(pod);
		onGone(pod, at);
	};
	return {
		crash,
		end,
		failReadiness,
		run(pod, at) {
			pod.startTime = at;
			pod.ready = false;
			pod.readyTransitionTime = at;
			calendar.plan(at + imagePullSeconds + startUpSeconds, pod, start);
		},
		stop(pod, at) {
			pod.run++;
			setAvailable(pod, false);
			const graceSeconds = pod.startedAt === null ? 0 : terminationGraceSeconds;
			pod.deletionTimestamp = at + graceSeconds;
			if (graceSeconds === 0) return end(pod, at);
			enterPhase(pod.log, "terminating", at);
			pod.usage.work.bursting = false;
			pod.usage.work.draining = pod.ready === true && drainSeconds > 0;
			if (pod.usage.work.draining) calendar.plan(at + Math.min(drainSeconds, graceSeconds), pod, endDraining);
			calendar.plan(at + graceSeconds, pod, end);
			onChange(pod);
		}
	};
}
function setReady(pod, ready, at) {
	pod.ready = ready;
	pod.readyTransitionTime = at;
}
function loseReadiness(pod, at) {
	setReady(pod, false, at);
	setAvailable(pod, false);
}
function endContainers(pod) {
	pod.run++;
	pod.startedAt = null;
	Object.assign(pod.usage.work, {
		draining: false,
		bursting: false,
		warming: false
	});
}
// engine/cluster/nodes.ts
/** `requestMilli` is a pod's. Nodes are not taken away when they are empty. */
function createNodes(settings, requestMilli, bind) {
	return settings.nodes === 0 ? unlimited(bind) : limited(settings, requestMilli, bind);
}
const unlimited = (bind) => ({
	schedule: bind,
	release: () => void 0,
	tick: () => void 0,
	lose: () => null
});
function limited(settings, requestMilli, bind) {
	const roomOfOne = Math.floor(settings.nodeCpuMilli / requestMilli);
	const nodes = Array.from({ length: settings.nodes }, () => ({ pods: 0 }));
	const waiting = /* @__PURE__ */ new Set();
	const coming = [];
	let room = nodes.length * roomOfOne;
	const place = (pod, at) => {
		const node = nodes.reduce((emptiest, other) => other.pods < emptiest.pods ? other : emptiest);
		node.pods++;
		room--;
		pod.node = node;
		waiting.delete(pod);
		bind(pod, at);
	};
	const placeWaiting = (now) => {
		for (const pod of waiting) {
			if (room === 0) return;
			place(pod, now);
		}
	};
	const orderNodes = (now) => {
		const needed = roomOfOne === 0 ? 0 : Math.ceil(waiting.size / roomOfOne);
		while (coming.length < needed && nodes.length + coming.length < settings.maxNodes) coming.push(now + settings.nodeStartSeconds);
	};
	return {
		schedule(pod, now) {
			if (room > 0) return place(pod, now);
			waiting.add(pod);
			if (settings.maxNodes > settings.nodes) orderNodes(now);
		},
		release(pod, now) {
			waiting.delete(pod);
			if (!pod.node) return;
			pod.node.pods--;
			if (!nodes.includes(pod.node)) return;
			room++;
			placeWaiting(now);
		},
		tick(now) {
			while (coming.length > 0 && coming[0] <= now) {
				nodes.push({ pods: 0 });
				room += roomOfOne;
				placeWaiting(coming.shift());
			}
		},
		lose() {
			if (nodes.length === 0) return null;
			const fullest = nodes.reduce((most, other) => other.pods > most.pods ? other : most);
			nodes.splice(nodes.indexOf(fullest), 1);
			room -= roomOfOne - fullest.pods;
			return fullest;
		}
	};
}
// engine/cluster/pods.ts
function createPods(options, random) {
	const { workload, settings, requestMilli, livesFrom, flapsFrom, cohorts, onCreated, onGone } = options;
	const draw = createDraws(workload, random);
	const calendar = createCalendar(livesFrom);
	const list = [];
	const gone = /* @__PURE__ */ new Set();
	const logs = [];
	const kubelet = createKubelet({
		workload,
		calendar,
		flapsFrom,
		onChange(pod) {
			cohorts.join(pod);
			pods.changed = true;
		},
		onGone(pod, at) {
			gone.add(pod);
			pod.log.goneAt = at;
			onGone(pod);
			nodes.release(pod, at);
		}
	});
	const nodes = createNodes(settings, requestMilli, kubelet.run);
	const oldestRunning = (count) => pods.list.filter((pod) => pod.startedAt !== null && pod.deletionTimestamp === null).slice(0, count);
	const lose = (pod, now) => {
		if (pod.deletionTimestamp === null) pod.owner.active--;
		kubelet.end(pod, now);
	};
	const pods = {
		changed: true,
		get list() {
			if (gone.size > 0) removeGone(list, gone);
			return list;
		},
		create(owner, template, { name, ordinal }, now) {
			const pod = createPod(owner, template, name, ordinal, draw(), now);
			list.push(pod);
			logs.push(pod.log);
			owner.active++;
			pods.changed = true;
			onCreated(pod);
			if (workload.schedulingSeconds === 0) nodes.schedule(pod, now);
			else calendar.plan(now + workload.schedulingSeconds, pod, nodes.schedule);
		},
		delete(pod, now) {
			pod.owner.active--;
			kubelet.stop(pod, now);
		},
		live(now) {
			nodes.tick(now);
			calendar.live(now);
		},
		crashOldest(count, now) {
			const met = oldestRunning(count);
			for (const pod of met) kubelet.crash(pod, now);
			return met.length;
		},
		failReadinessOfOldest(count, now, until) {
			const met = oldestRunning(count);
			for (const pod of met) kubelet.failReadiness(pod, now, until);
			return met.length;
		},
		loseNode(now) {
			const node = nodes.lose();
			const bound = pods.list.filter((pod) => pod.startTime !== null && pod.node === node);
			const lost = node ? bound : settings.nodes === 0 ? bound.slice(0, Math.ceil(bound.length / 10)) : [];
			for (const pod of lost) lose(pod, now);
			return lost.length;
		},
		lives: () => logs.map(readLog)
	};
	return pods;
}
function createDraws({ cpuSpreadPercent, flapPeriodSeconds }, random) {
	const uids = random.fork("pod-uid");
	const flaps = random.fork("flap-phase");
	const levels = random.fork("cpu-spread");
	const middle = 10;
	return () => ({
		uid: uids.integer(2 ** 32),
		flapPhase: flaps.integer(Math.max(1, flapPeriodSeconds)),
		level: cpuSpreadPercent === 0 ? middle : levels.integer(21)
	});
}
function removeGone(list, gone) {
	let kept = 0;
	for (const pod of list) if (!gone.has(pod)) list[kept++] = pod;
	list.length = kept;
	gone.clear();
}
// engine/cluster/podTemplate.ts
/** What the workload's pods are made from, as the API server shows it. */
function createPodTemplate(workload, names) {
	const main = requests(names.main, workload.cpuRequestMilli, workload.memoryRequestMebibytes);
	const sidecar = workload.sidecar === "withRequest" ? requests(names.sidecar, workload.sidecarCpuRequestMilli, workload.sidecarMemoryRequestMebibytes) : {
		name: names.sidecar,
		requestsMilli: {}
	};
	return {
		containers: workload.sidecar === "none" ? [main] : [main, sidecar],
		release: "good"
	};
}
/** What the scheduler sets aside for a pod. */
function podCpuRequestMilli({ cpuRequestMilli, sidecar, sidecarCpuRequestMilli }) {
	return cpuRequestMilli + (sidecar === "withRequest" ? sidecarCpuRequestMilli : 0);
}
const requests = (name, cpuMilli, memoryMebibytes) => ({
	name,
	requestsMilli: {
		cpu: cpuMilli,
		memory: memoryMebibytes * 1048576 * 1e3
	}
});
// engine/cluster/readPod.ts
/** How pods are read at the end of a second. */
const createPodReader = (memory) => ({
	name: (pod) => pod.name,
	counters(pod, into) {
		const { usage } = pod;
		const { cohort } = usage;
		if (!cohort) return false;
		into.startedAt = usage.startedAt;
		into.main.cpuMilliSeconds = (usage.cpuNanoSeconds + cohort.cpuNanoSeconds) / 1e6;
		into.main.memoryBytes = memory.of(pod, cohort);
		into.sidecar.cpuMilliSeconds = (usage.sidecarCpuNanoSeconds + cohort.sidecarCpuNanoSeconds) / 1e6;
		into.sidecar.memoryBytes = memory.sidecarBytes;
		return true;
	},
	traffic({ usage }, into) {
		const { cohort } = usage;
		if (!cohort) return false;
		into.startedAt = usage.startedAt;
		into.served = usage.served + cohort.served;
		into.inFlight = cohort.inFlight;
		return true;
	}
});
// engine/cluster/requestQueue.ts
function createRequestQueue() {
	const seconds = [];
	const amounts = [];
	let head = 0;
	let total = 0;
	const dropHead = () => {
		total -= amounts[head];
		head++;
		if (head < seconds.length && head < 8192) return;
		seconds.splice(0, head);
		amounts.splice(0, head);
		head = 0;
	};
	return {
		total: () => total,
		oldest: () => seconds[head] ?? null,
		push(at, amount) {
			if (amount === 0) return;
			seconds.push(at);
			amounts.push(amount);
			total += amount;
		},
		take(room, now, waits) {
			let left = room;
			waits.count = 0;
			while (left > 0 && head < seconds.length) {
				const taken = Math.min(left, amounts[head]);
				waits.seconds[waits.count] = now - seconds[head];
				waits.amounts[waits.count++] = taken;
				left -= taken;
				if (taken === amounts[head]) dropHead();
				else {
					amounts[head] -= taken;
					total -= taken;
				}
			}
		},
		drop(arrivedBy) {
			let dropped = 0;
			while (head < seconds.length && seconds[head] <= arrivedBy) {
				dropped += amounts[head];
				dropHead();
			}
			return dropped;
		}
	};
}
// engine/cluster/service.ts
function createService(workload, cohorts, memory) {
	const queue = createRequestQueue();
	const hot = createHotPod(workload.imbalancePercent, cohorts);
	const requestMilli = podCpuRequestMilli(workload);
	const second = emptySecond();
	return { tick(now, arriving, pods) {
		hot.choose(pods);
		queue.push(now, arriving);
		const dealt = deal(cohorts.all, queue.total(), workload.imbalancePercent);
		queue.take(dealt.served, now, second.waits);
		second.offered = arriving;
		second.served = dealt.served;
		second.capacity = dealt.capacity;
		second.failed = workload.kind === "service" ? queue.drop(now - workload.requestTimeoutSeconds) : 0;
		second.waiting = queue.total();
		second.backlogAge = now - (queue.oldest() ?? now);
		const held = workload.kind === "service" && dealt.excess > 0 ? second.waiting / dealt.excess : 0;
		for (const cohort of cohorts.all) if (cohort.size > 0) work(cohort, dealt, held, workload);
		memory.tick(now, pods);
		sumUp(second, cohorts.all, workload);
		second.serving.main.memoryBytes = memory.ofServingPods(cohorts.all, pods);
		second.serving.sidecar.memoryBytes = second.servingPods * memory.sidecarBytes;
		second.existingPods = pods.length;
		second.cpuRequestedMilli = pods.length * requestMilli;
		return second;
	} };
}
const emptySecond = () => ({
	offered: 0,
	served: 0,
	failed: 0,
	waiting: 0,
	capacity: 0,
	inFlight: 0,
	backlogAge: 0,
	waits: {
		count: 0,
		seconds: [],
		amounts: []
	},
	servingPods: 0,
	serving: {
		main: {
			cpuMilli: 0,
			memoryBytes: 0
		},
		sidecar: {
			cpuMilli: 0,
			memoryBytes: 0
		}
	},
	cpuMilli: 0,
	cpuRequestedMilli: 0,
	hottestCpuMilli: 0,
	throttledPods: 0,
	existingPods: 0
});
/** The oldest pod that serves, until it does not: the one that a busy customer or a crowded partition has met. */
function createHotPod(imbalancePercent, cohorts) {
	let hot;
	const serving = ({ usage }) => usage.cohort !== null && usage.work.serving;
	const set = (pod, isHot) => {
		if (!pod) return;
		pod.usage.work.hot = isHot;
		cohorts.join(pod);
	};
	return { choose(pods) {
		if (imbalancePercent === 0 || hot && serving(hot)) return;
		set(hot, false);
		hot = pods.find(serving);
		set(hot, true);
	} };
}
function deal(cohorts, total, imbalancePercent) {
	let pods = 0;
	let capacity = 0;
	for (const cohort of cohorts) {
		if (!cohort.work.serving) continue;
		pods += cohort.size;
		capacity += cohort.size * cohort.capacity;
	}
	if (pods === 0) return {
		share: 0,
		hotShare: 0,
		served: 0,
		capacity: 0,
		excess: 0
	};
	const hotShare = total * Math.min(1, (1 + imbalancePercent / 100) / pods);
	const share = imbalancePercent === 0 ? total / pods : pods === 1 ? 0 : (total - hotShare) / (pods - 1);
	let served = 0;
	let excess = 0;
	for (const { work: { serving, hot }, size, capacity: room } of cohorts) {
		if (!serving) continue;
		const own = hot ? hotShare : share;
		served += size * Math.min(room, own);
		excess += size * Math.max(0, own - room);
	}
	return {
		share,
		hotShare,
		served: excess === 0 ? total : Math.min(total, Math.floor(served + 1e-6)),
		capacity,
		excess
	};
}
/** One request takes c milliseconds of a core, so r requests per second use r × c milli-cores. `held`: the part of its excess that waits for the pod. */
function work(cohort, { share, hotShare }, held, workload) {
	const own = !cohort.work.serving ? 0 : cohort.work.hot ? hotShare : share;
	const served = Math.min(cohort.capacity, own);
	const requestsPerSecond = served / 1e3;
	const throttled = own > 0 && own >= cohort.capacity && !cohort.work.warming;
	const cpuMilli = cohort.standingMilli + requestsPerSecond * cohort.requestMilliseconds;
	cohort.cpuNano = nano(throttled ? workload.cpuLimitMilli : Math.min(workload.cpuLimitMilli, cpuMilli));
	cohort.sidecarCpuNano = workload.sidecar === "none" ? 0 : nano(workload.sidecarIdleCpuMilli + requestsPerSecond * workload.sidecarCpuPerRequestMilliseconds);
	cohort.inFlight = requestsPerSecond * cohort.requestMilliseconds + (own - served) * held;
	cohort.cpuNanoSeconds += cohort.cpuNano;
	cohort.sidecarCpuNanoSeconds += cohort.sidecarCpuNano;
	cohort.served += served;
}
const nano = (milli) => Math.round(milli * 1e6);
function sumUp(second, cohorts, workload) {
	const limitNano = nano(workload.cpuLimitMilli);
	let pods = 0;
	let servingNano = 0;
	let servingSidecarNano = 0;
	let cpuNano = 0;
	let hottestNano = 0;
	let throttledPods = 0;
	let inFlight = 0;
	for (const cohort of cohorts) {
		const { size, work: { serving, draining } } = cohort;
		if (size === 0) continue;
		const ofOne = cohort.cpuNano + cohort.sidecarCpuNano;
		cpuNano += size * ofOne;
		hottestNano = Math.max(hottestNano, ofOne);
		inFlight += size * cohort.inFlight;
		if (cohort.cpuNano >= limitNano) throttledPods += size;
		if (!serving || draining) continue;
		pods += size;
		servingNano += size * cohort.cpuNano;
		servingSidecarNano += size * cohort.sidecarCpuNano;
	}
	second.servingPods = pods;
	second.serving.main.cpuMilli = servingNano / 1e6;
	second.serving.sidecar.cpuMilli = servingSidecarNano / 1e6;
	second.cpuMilli = cpuNano / 1e6;
	second.hottestCpuMilli = hottestNano / 1e6;
	second.throttledPods = throttledPods;
	second.inFlight = Math.round(inFlight);
}
// engine/cluster/statefulSet.ts
/**
* A StatefulSet: pods numbered from 0, started and stopped one by one (podManagementPolicy OrderedReady), each waiting until
* the others are available, and updated from the highest number down. So one pod that does not become ready holds up everything.
* Mirrors updateStatefulSet in pkg/controller/statefulset. Simplified: a pod that is made during a rollout has the new release,
* whatever its number.
*/
function createStatefulSet(pods, name, initialTemplate) {
	const owner = {
		active: 0,
		available: 0
	};
	let template = initialTemplate;
	let replicas = 0;
	const create = (ordinal, now) => pods.create(owner, template, {
		name: `${name}-${ordinal}`,
		ordinal
	}, now);
	/** One step of upstream's; `false`: there is none, or it must wait. */
	const step = (now) => {
		const byOrdinal = ordered(pods.list);
		for (let ordinal = 0; ordinal < replicas; ordinal++) {
			const pod = byOrdinal[ordinal];
			if (!pod) {
				create(ordinal, now);
				return true;
			}
			if (!pod.available) return false;
		}
		const condemned = nextCondemned(byOrdinal.slice(replicas));
		if (condemned === "wait") return false;
		const next = condemned ?? byOrdinal.findLast((pod) => pod && pod.template !== template);
		if (!next) return false;
		pods.delete(next, now);
		return true;
	};
	return {
		get replicas() {
			return replicas;
		},
		statusReplicas: () => pods.list.length,
		scale(wanted) {
			replicas = wanted;
		},
		update(release) {
			template = templateOf(template, release);
		},
		settle(wanted, now) {
			replicas = wanted;
			for (let ordinal = 0; ordinal < wanted; ordinal++) create(ordinal, now);
		},
		sync(now) {
			while (step(now));
		}
	};
}
function ordered(list) {
	const byOrdinal = [];
	for (const pod of list) byOrdinal[pod.ordinal] = pod;
	return byOrdinal;
}
/** The highest of the pods above what is asked for. One that is not available may go only if no lower one of them is unavailable as well. */
function nextCondemned(condemned) {
	const highest = condemned.findLast((pod) => pod !== void 0);
	if (!highest) return void 0;
	return !highest.available && condemned.find((pod) => pod && !pod.available) !== highest || highest.deletionTimestamp !== null ? "wait" : highest;
}
// engine/cluster/cluster.ts
/** The other autoscaler's name. */
const secondAutoscaler = "other";
/** Every random draw comes from the seed, each purpose with a stream of its own. */
function createCluster(options) {
	const { name, workload, settings, load } = options;
	const random = seededRandom(options.seed);
	const noise = random.fork("load-noise");
	const cohorts = createCohorts(workload);
	const memory = createMemory(workload);
	const { resource, custom } = createMeasurement(options, createPodReader(memory), random);
	const livesFrom = firstPodsCreatedAt(workload);
	const pods = createPods({
		workload,
		settings,
		requestMilli: podCpuRequestMilli(workload),
		livesFrom,
		flapsFrom: -60,
		cohorts,
		onCreated(pod) {
			resource.track(pod);
			custom.track(pod);
		},
		onGone(pod) {
			resource.forget(pod);
			custom.forget(pod);
		}
	}, random);
	const controller = createController(options, pods, createPodTemplate(workload, options.containers), random);
	const loseMetrics = (names) => {
		resource.lose(names);
		custom.lose(names);
	};
	const incidents = createIncidents({
		incidents: options.incidents,
		pods,
		controller,
		loseMetrics
	});
	const service = createService(workload, cohorts, memory);
	const sync = (now) => {
		pods.changed = false;
		controller.sync(now);
	};
	const tick = (now) => {
		pods.live(now);
		incidents.tick(now);
		if (pods.changed) sync(now);
		const arriving = arrivingMilliRequests(load, now, noise.next());
		const second = service.tick(now, Math.round(arriving * incidents.loadFactor()), pods.list);
		resource.tick(now);
		custom.tick(now, second);
		return second;
	};
	const readMetrics = () => ({
		resource: incidents.lasts("metricsServerDown") ? null : resource.delivered,
		...!incidents.lasts("customMetricsDown") && custom.delivered
	});
	controller.settle(workload.initialReplicas, livesFrom);
	pods.live(-61);
	for (let second = -60; second < 0; second++) tick(second);
	return {
		get replicas() {
			return controller.replicas;
		},
		tick,
		observe: () => ({
			scale: {
				ok: true,
				specReplicas: controller.replicas,
				statusReplicas: controller.statusReplicas(),
				selector: `app=${name}`
			},
			pods: pods.list,
			metrics: readMetrics(),
			...incidents.lasts("secondAutoscaler") && { otherAutoscalers: [secondAutoscaler] }
		}),
		scale(replicas, now) {
			controller.scale(replicas);
			sync(now);
		},
		lives: pods.lives,
		missed: incidents.missed,
		customMetrics: custom
	};
}
/** An hour before the run, past every start-up rule of the controller, and long enough to be ready and warm. */
function firstPodsCreatedAt(workload) {
	const { schedulingSeconds, imagePullSeconds, startUpSeconds, startUpCpuSeconds, readinessSeconds, warmUpSeconds } = workload;
	const untilWarm = schedulingSeconds + imagePullSeconds + startUpSeconds + Math.max(startUpCpuSeconds, readinessSeconds + warmUpSeconds);
	return Math.min(-3600, -60 - untilWarm);
}
function createMeasurement({ containers: { main, sidecar }, workload, settings, metrics }, reader, random) {
	return {
		resource: createMetricsPipeline({
			settings,
			containers: workload.sidecar === "none" ? [main] : [main, sidecar],
			reader,
			random
		}),
		custom: createCustomMetrics({
			metrics,
			settings,
			requestMilliseconds: workload.cpuPerRequestMilliseconds,
			reader,
			random
		})
	};
}
function createController({ kind, name, workload }, pods, template, random) {
	const generateName = createNameGenerator(random.fork("pod-name"));
	switch (kind) {
		case "Deployment": return createDeployment(pods, name, template, workload, generateName);
		case "StatefulSet": return createStatefulSet(pods, name, template);
		case "ReplicaSet": return createReplicaSetController(pods, createReplicaSet(name, template, generateName));
	}
}
// engine/cluster/clusterSettings.ts
const clusterFields = {
	/** Nodes at the start; 0: the cluster has room for everything. */
	nodes: {
		unit: "nodes",
		min: 0,
		max: 1e3,
		step: 1,
		default: 0
	},
	/** What a node has for pods' CPU requests. */
	nodeCpuMilli: {
		unit: "m",
		min: 100,
		max: 256e3,
		step: 100,
		default: 4e3
	},
	/** A node autoscaler adds a node for pods that do not fit, up to so many; at most `nodes`: there is none. */
	maxNodes: {
		unit: "nodes",
		min: 0,
		max: 1e3,
		step: 1,
		default: 0
	},
	/** From a pod that does not fit to the new node's being ready. */
	nodeStartSeconds: {
		unit: "s",
		min: 0,
		max: 3600,
		step: 1,
		default: 120
	},
	/** How often a kubelet reads its containers' counters. */
	kubeletPeriodSeconds: {
		unit: "s",
		min: 1,
		max: 300,
		step: 1,
		default: 15
	},
	/** metrics-server's --metric-resolution: how often it asks the kubelets. */
	metricResolutionSeconds: {
		unit: "s",
		min: 1,
		max: 300,
		step: 1,
		default: 15
	},
	/** How often Prometheus scrapes the pods; custom and external metrics are as old as its last scrape. */
	scrapeSeconds: {
		unit: "s",
		min: 1,
		max: 300,
		step: 1,
		default: 30
	},
	/** How often the metrics adapter lists which series there are: a pod younger than that has no custom metric. */
	relistSeconds: {
		unit: "s",
		min: 1,
		max: 600,
		step: 1,
		default: 30
	},
	/** When within its sync period the controller looks. */
	syncPhaseSeconds: {
		unit: "s",
		min: 0,
		max: 599,
		step: 1,
		default: 0
	}
};
const clusterFieldNames = Object.keys(clusterFields);
const defaultCluster = Object.fromEntries(clusterFieldNames.map((field) => [field, clusterFields[field].default]));
// engine/cluster/workload.ts
/** Every number of a workload. Seconds are whole; shares are percents. A request is a message where `kind` is "queue". */
const workloadFields = {
	/** Replicas running and ready when the run starts. */
	initialReplicas: {
		unit: "pods",
		min: 0,
		max: 1e4,
		step: 1,
		default: 1
	},
	/** CPU that one request takes, in milliseconds of one core. */
	cpuPerRequestMilliseconds: {
		unit: "ms",
		min: .1,
		max: 6e4,
		step: .1,
		default: 20
	},
	/** How far a pod's CPU per request may lie from that, either way; drawn once for each pod. */
	cpuSpreadPercent: {
		unit: "%",
		min: 0,
		max: 90,
		step: 1,
		default: 0
	},
	/** How much more than its even share the hottest pod gets; the others share the rest evenly. */
	imbalancePercent: {
		unit: "%",
		min: 0,
		max: 1e3,
		step: 1,
		default: 0
	},
	idleCpuMilli: {
		unit: "m",
		min: 0,
		max: 64e3,
		step: 1,
		default: 4
	},
	cpuRequestMilli: {
		unit: "m",
		min: 1,
		max: 64e3,
		step: 1,
		default: 200
	},
	/** Usage is throttled above it; it sets what a pod can serve. */
	cpuLimitMilli: {
		unit: "m",
		min: 1,
		max: 64e3,
		step: 1,
		default: 500
	},
	idleMemoryMebibytes: {
		unit: "Mi",
		min: 0,
		max: 262144,
		step: 1,
		default: 32
	},
	/** For each request in flight: being served or waiting (of a queue: being worked on). */
	memoryPerRequestMebibytes: {
		unit: "Mi",
		min: 0,
		max: 1024,
		step: .1,
		default: 1
	},
	/** Never given back before the pod is gone. */
	memoryLeakMebibytesPerHour: {
		unit: "Mi/h",
		min: 0,
		max: 65536,
		step: 1,
		default: 0
	},
	memoryRequestMebibytes: {
		unit: "Mi",
		min: 1,
		max: 262144,
		step: 1,
		default: 64
	},
	sidecarCpuPerRequestMilliseconds: {
		unit: "ms",
		min: 0,
		max: 6e4,
		step: .1,
		default: 2
	},
	sidecarIdleCpuMilli: {
		unit: "m",
		min: 0,
		max: 64e3,
		step: 1,
		default: 5
	},
	sidecarCpuRequestMilli: {
		unit: "m",
		min: 1,
		max: 64e3,
		step: 1,
		default: 100
	},
	sidecarMemoryMebibytes: {
		unit: "Mi",
		min: 0,
		max: 262144,
		step: 1,
		default: 32
	},
	sidecarMemoryRequestMebibytes: {
		unit: "Mi",
		min: 1,
		max: 262144,
		step: 1,
		default: 64
	},
	/** From created to scheduled, where there is room. */
	schedulingSeconds: {
		unit: "s",
		min: 0,
		max: 1800,
		step: 1,
		default: 0
	},
	imagePullSeconds: {
		unit: "s",
		min: 0,
		max: 1800,
		step: 1,
		default: 0
	},
	/** From pulled to running. */
	startUpSeconds: {
		unit: "s",
		min: 0,
		max: 1800,
		step: 1,
		default: 3
	},
	/** CPU that a container takes while it starts, above idle, from running on. */
	startUpCpuMilli: {
		unit: "m",
		min: 0,
		max: 64e3,
		step: 1,
		default: 0
	},
	startUpCpuSeconds: {
		unit: "s",
		min: 0,
		max: 1800,
		step: 1,
		default: 0
	},
	/** From running to ready. */
	readinessSeconds: {
		unit: "s",
		min: 0,
		max: 1800,
		step: 1,
		default: 12
	},
	/** From ready on a pod serves less for so long. */
	warmUpSeconds: {
		unit: "s",
		min: 0,
		max: 3600,
		step: 1,
		default: 0
	},
	/** What it can serve meanwhile, of its full capacity. */
	warmUpCapacityPercent: {
		unit: "%",
		min: 1,
		max: 100,
		step: 1,
		default: 50
	},
	/** How often a ready pod's readiness fails; 0 for never. Each pod has its own phase. */
	flapPeriodSeconds: {
		unit: "s",
		min: 0,
		max: 3600,
		step: 1,
		default: 0
	},
	/** For how long it then is not ready. */
	flapSeconds: {
		unit: "s",
		min: 1,
		max: 1800,
		step: 1,
		default: 10
	},
	/** How long a stopping pod still exists. */
	terminationGraceSeconds: {
		unit: "s",
		min: 0,
		max: 1800,
		step: 1,
		default: 30
	},
	/** How long a stopping pod still works on what it has: for so long it keeps its share, then it idles. */
	drainSeconds: {
		unit: "s",
		min: 0,
		max: 1800,
		step: 1,
		default: 0
	},
	/** How long a request waits for capacity before it fails; a queue's messages never do. */
	requestTimeoutSeconds: {
		unit: "s",
		min: 0,
		max: 600,
		step: 1,
		default: 5
	},
	/** Of a rolling update: pods above, and pods below, what is asked for. A Deployment rounds the first up and the second down. */
	maxSurgePercent: {
		unit: "%",
		min: 0,
		max: 100,
		step: 1,
		default: 25
	},
	maxUnavailablePercent: {
		unit: "%",
		min: 0,
		max: 100,
		step: 1,
		default: 25
	},
	/** How long a new pod must have been ready before a rollout counts it as available. */
	minReadySeconds: {
		unit: "s",
		min: 0,
		max: 3600,
		step: 1,
		default: 0
	}
};
const workloadNumbers = Object.keys(workloadFields);
const defaultWorkload = {
	...Object.fromEntries(workloadNumbers.map((field) => [field, workloadFields[field].default])),
	kind: "service",
	sidecar: "none",
	memoryReleased: true
};
const decimalSuffixes = [
	"n",
	"u",
	"m",
	"",
	"k",
	"M",
	"G",
	"T",
	"P",
	"E"
];
const binarySuffixes = [
	"",
	"Ki",
	"Mi",
	"Gi",
	"Ti",
	"Pi",
	"Ei"
];
new Map([...decimalSuffixes.map((name, i) => [name, {
	base: 10,
	exponent: (i - 3) * 3,
	format: "DecimalSI"
}]), ...binarySuffixes.slice(1).map((name, i) => [name, {
	base: 2,
	exponent: (i + 1) * 10,
	format: "BinarySI"
}])]);
// node_modules/js-yaml/dist/js-yaml.mjs
/*! js-yaml 5.5.0 https://github.com/nodeca/js-yaml @license MIT */
/**
* Returned by a scalar resolver when the source does not match its tag.
*
* @category Tags
*/
var NOT_RESOLVED = Symbol("NOT_RESOLVED");
/**
* Create a normalized scalar tag definition.
*
* @category Tags
*/
function defineScalarTag(tagName, options) {
	return {
		tagName,
		nodeKind: "scalar",
		implicit: options.implicit ?? false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		implicitFirstChars: options.implicitFirstChars ?? null,
		resolve: options.resolve,
		identify: options.identify,
		represent: options.represent ?? ((data) => String(data)),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized sequence tag definition.
*
* @category Tags
*/
function defineSequenceTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "sequence",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addItem: options.addItem,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/**
* Create a normalized mapping tag definition.
*
* @category Tags
*/
function defineMappingTag(tagName, options) {
	const carrierIsResult = options.finalize === void 0;
	return {
		tagName,
		nodeKind: "mapping",
		implicit: false,
		matchByTagPrefix: options.matchByTagPrefix ?? false,
		create: options.create,
		addPair: options.addPair,
		has: options.has,
		keys: options.keys,
		get: options.get,
		finalize: options.finalize ?? ((carrier) => carrier),
		carrierIsResult,
		identify: options.identify,
		represent: options.represent ?? ((data) => data),
		representTagName: options.representTagName ?? (() => tagName)
	};
}
/** @category Tags */
var strTag = defineScalarTag("tag:yaml.org,2002:str", {
	resolve: (source) => source,
	identify: (data) => typeof data === "string"
});
var NULL_VALUES$1 = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
/** @category Tags */
var nullCoreTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES$1.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
/** @category Tags */
var nullJsonTag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: ["n"],
	resolve: (source, isExplicit) => {
		if (source === "null" || isExplicit && source === "") return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
var NULL_VALUES = [
	"",
	"~",
	"null",
	"Null",
	"NULL"
];
/** @category Tags */
var nullYaml11Tag = defineScalarTag("tag:yaml.org,2002:null", {
	implicit: true,
	implicitFirstChars: [
		"",
		"~",
		"n",
		"N"
	],
	resolve: (source) => {
		if (NULL_VALUES.indexOf(source) !== -1) return null;
		return NOT_RESOLVED;
	},
	identify: (object) => object === null,
	represent: () => "null"
});
var TRUE_VALUES$2 = [
	"true",
	"True",
	"TRUE"
];
var FALSE_VALUES$2 = [
	"false",
	"False",
	"FALSE"
];
/** @category Tags */
var boolCoreTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"t",
		"T",
		"f",
		"F"
	],
	resolve: (source) => {
		if (TRUE_VALUES$2.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$2.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
var TRUE_VALUES$1 = ["true"];
var FALSE_VALUES$1 = ["false"];
/** @category Tags */
var boolJsonTag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: ["t", "f"],
	resolve: (source) => {
		if (TRUE_VALUES$1.indexOf(source) !== -1) return true;
		if (FALSE_VALUES$1.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
var TRUE_VALUES = [
	"true",
	"True",
	"TRUE",
	"y",
	"Y",
	"yes",
	"Yes",
	"YES",
	"on",
	"On",
	"ON"
];
var FALSE_VALUES = [
	"false",
	"False",
	"FALSE",
	"n",
	"N",
	"no",
	"No",
	"NO",
	"off",
	"Off",
	"OFF"
];
/** @category Tags */
var boolYaml11Tag = defineScalarTag("tag:yaml.org,2002:bool", {
	implicit: true,
	implicitFirstChars: [
		"y",
		"Y",
		"n",
		"N",
		"t",
		"T",
		"f",
		"F",
		"o",
		"O"
	],
	resolve: (source) => {
		if (TRUE_VALUES.indexOf(source) !== -1) return true;
		if (FALSE_VALUES.indexOf(source) !== -1) return false;
		return NOT_RESOLVED;
	},
	identify: (object) => Object.prototype.toString.call(object) === "[object Boolean]",
	represent: (object) => object ? "true" : "false"
});
var YAML_INTEGER_IMPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
var YAML_INTEGER_EXPLICIT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$2(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$2(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN$1.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$2(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intCoreTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger$2,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
var YAML_INTEGER_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)$");
var YAML_INTEGER_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1]+|[-+]?0o[0-7]+|[-+]?0x[0-9a-fA-F]+|[-+]?[0-9]+)$");
function parseYamlInteger$1(source) {
	let value = source;
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0o")) return sign * parseInt(value.slice(2), 8);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_INTEGER_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	} else if (!YAML_INTEGER_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger$1(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intJsonTag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlInteger$1,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
var YAML_INTEGER_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?0b[0-1_]+|[-+]?0[0-7_]+|[-+]?0x[0-9a-fA-F_]+|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+|[-+]?(?:0|[1-9][0-9_]*))$");
function parseYamlInteger(source) {
	let value = source.replace(/_/g, "");
	let sign = 1;
	if (value[0] === "-" || value[0] === "+") {
		if (value[0] === "-") sign = -1;
		value = value.slice(1);
	}
	if (value.startsWith("0b")) return sign * parseInt(value.slice(2), 2);
	if (value.startsWith("0x")) return sign * parseInt(value.slice(2), 16);
	if (value.includes(":")) {
		let result = 0;
		for (const part of value.split(":")) result = result * 60 + Number(part);
		return sign * result;
	}
	if (value !== "0" && value[0] === "0") return sign * parseInt(value, 8);
	return sign * parseInt(value, 10);
}
function resolveYamlInteger(source) {
	if (!YAML_INTEGER_PATTERN.test(source)) return NOT_RESOLVED;
	const result = parseYamlInteger(source);
	return Number.isFinite(result) ? result : NOT_RESOLVED;
}
/** @category Tags */
var intYaml11Tag = defineScalarTag("tag:yaml.org,2002:int", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		..."0123456789"
	],
	resolve: resolveYamlInteger,
	identify: (object) => Number.isInteger(object) && !Object.is(object, -0) && object.toString(10).indexOf("e") < 0,
	represent: (object) => object.toString(10)
});
var YAML_FLOAT_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN$1 = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$2(source) {
	if (!YAML_FLOAT_PATTERN$1.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase();
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	const result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN$1.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$2(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatCoreTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat$2,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$2
});
var YAML_FLOAT_IMPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^-?(?:0|[1-9][0-9]*)(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$");
var YAML_FLOAT_EXPLICIT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?[0-9]+(?:\\.[0-9]*)?(?:[eE][-+]?[0-9]+)?|[-+]?\\.[0-9]+(?:[eE][-+]?[0-9]+)?|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat$1(source, isExplicit) {
	if (isExplicit) {
		if (!YAML_FLOAT_EXPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
		let value = source.toLowerCase();
		const sign = value[0] === "-" ? -1 : 1;
		if ("+-".includes(value[0])) value = value.slice(1);
		if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
		if (value === ".nan") return NaN;
		const result = sign * parseFloat(value);
		return Number.isFinite(result) ? result : NOT_RESOLVED;
	}
	if (!YAML_FLOAT_IMPLICIT_PATTERN.test(source)) return NOT_RESOLVED;
	const result = Number(source);
	if (Number.isFinite(result)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat$1(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatJsonTag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: ["-", ..."0123456789"],
	resolve: resolveYamlFloat$1,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat$1
});
var YAML_FLOAT_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?(?:(?:[0-9][0-9_]*)?\\.[0-9_]*)(?:[eE][-+][0-9]+)?|[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\\.[0-9_]*|[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
var YAML_FLOAT_SPECIAL_PATTERN = /* @__PURE__ */ new RegExp("^(?:[-+]?\\.(?:inf|Inf|INF)|\\.(?:nan|NaN|NAN))$");
function resolveYamlFloat(source) {
	if (!YAML_FLOAT_PATTERN.test(source)) return NOT_RESOLVED;
	let value = source.toLowerCase().replace(/_/g, "");
	const sign = value[0] === "-" ? -1 : 1;
	if ("+-".includes(value[0])) value = value.slice(1);
	if (value === ".inf") return sign === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
	if (value === ".nan") return NaN;
	let result = 0;
	if (value.includes(":")) {
		for (const part of value.split(":")) result = result * 60 + Number(part);
		result *= sign;
	} else result = sign * parseFloat(value);
	if (Number.isFinite(result) || YAML_FLOAT_SPECIAL_PATTERN.test(source)) return result;
	return NOT_RESOLVED;
}
function representYamlFloat(object) {
	if (isNaN(object)) return ".nan";
	if (object === Number.POSITIVE_INFINITY) return ".inf";
	if (object === Number.NEGATIVE_INFINITY) return "-.inf";
	if (Object.is(object, -0)) return "-0.0";
	const result = object.toString(10);
	return /^[-+]?[0-9]+e/.test(result) ? result.replace("e", ".e") : result;
}
/** @category Tags */
var floatYaml11Tag = defineScalarTag("tag:yaml.org,2002:float", {
	implicit: true,
	implicitFirstChars: [
		"-",
		"+",
		".",
		..."0123456789"
	],
	resolve: resolveYamlFloat,
	identify: (object) => typeof object === "number" && (!Number.isInteger(object) || Object.is(object, -0) || object.toString(10).indexOf("e") >= 0),
	represent: representYamlFloat
});
/**
* Enables merge keys in {@link CORE_SCHEMA} when added with
* {@link Schema.withTags}.
*
* @category Tags
*/
var mergeTag = defineScalarTag("tag:yaml.org,2002:merge", {
	implicit: true,
	implicitFirstChars: ["<"],
	resolve: (source, isExplicit) => {
		if (source === "<<" || isExplicit && source === "") return "<<";
		return NOT_RESOLVED;
	},
	identify: () => false
});
var BASE64_PATTERN = /^[A-Za-z0-9+/]*={0,2}$/;
function resolveYamlBinary(source) {
	const input = source.replace(/\s/g, "");
	if (input.length % 4 !== 0 || !BASE64_PATTERN.test(input)) return NOT_RESOLVED;
	const binary = atob(input);
	const result = new Uint8Array(binary.length);
	for (let index = 0; index < binary.length; index++) result[index] = binary.charCodeAt(index);
	return result;
}
function representYamlBinary(object) {
	let binary = "";
	for (let index = 0; index < object.length; index++) binary += String.fromCharCode(object[index]);
	return btoa(binary);
}
/**
* The `!!binary` tag, represented as a `Uint8Array`.
*
* @category Tags
*/
var binaryTag = defineScalarTag("tag:yaml.org,2002:binary", {
	resolve: resolveYamlBinary,
	identify: (object) => Object.prototype.toString.call(object) === "[object Uint8Array]",
	represent: representYamlBinary
});
var YAML_DATE_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9])-([0-9][0-9])$");
var YAML_TIMESTAMP_REGEXP = /* @__PURE__ */ new RegExp("^([0-9][0-9][0-9][0-9])-([0-9][0-9]?)-([0-9][0-9]?)(?:[Tt]|[ \\t]+)([0-9][0-9]?):([0-9][0-9]):([0-9][0-9])(?:\\.([0-9]*))?(?:[ \\t]*(Z|([-+])([0-9][0-9]?)(?::([0-9][0-9]))?))?$");
function makeUtcDate(year, month, day, hour = 0, minute = 0, second = 0, fraction = 0) {
	const date = new Date(Date.UTC(year, month, day, hour, minute, second, fraction));
	date.setUTCFullYear(year, month, day);
	return date;
}
function resolveYamlTimestamp(source) {
	let match = YAML_DATE_REGEXP.exec(source);
	if (match === null) match = YAML_TIMESTAMP_REGEXP.exec(source);
	if (match === null) return NOT_RESOLVED;
	const year = +match[1];
	const month = +match[2] - 1;
	const day = +match[3];
	if (!match[4]) {
		const date = makeUtcDate(year, month, day);
		if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
		return date;
	}
	const hour = +match[4];
	const minute = +match[5];
	const second = +match[6];
	let fraction = 0;
	if (hour > 23 || minute > 59 || second > 59) return NOT_RESOLVED;
	if (match[7]) {
		let value = match[7].slice(0, 3);
		while (value.length < 3) value += "0";
		fraction = +value;
	}
	const date = makeUtcDate(year, month, day, hour, minute, second, fraction);
	if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month || date.getUTCDate() !== day) return NOT_RESOLVED;
	if (match[9]) {
		const offsetHour = +match[10];
		const offsetMinute = +(match[11] || 0);
		if (offsetHour > 23 || offsetMinute > 59) return NOT_RESOLVED;
		const offset = (offsetHour * 60 + offsetMinute) * 6e4;
		date.setTime(date.getTime() - (match[9] === "-" ? -offset : offset));
	}
	return date;
}
/**
* The YAML 1.1 `!!timestamp` tag, represented as a JavaScript `Date`.
*
* @category Tags
*/
var timestampTag = defineScalarTag("tag:yaml.org,2002:timestamp", {
	implicit: true,
	implicitFirstChars: [..."0123456789"],
	resolve: resolveYamlTimestamp,
	identify: (object) => object instanceof Date,
	represent: (object) => object.toISOString()
});
/** @category Tags */
var seqTag = defineSequenceTag("tag:yaml.org,2002:seq", {
	create: () => [],
	addItem: (container, item) => {
		container.push(item);
	},
	identify: Array.isArray
});
function isPlainObject(data) {
	if (data === null || typeof data !== "object" || Array.isArray(data)) return false;
	const prototype = Object.getPrototypeOf(data);
	return prototype === null || prototype === Object.prototype;
}
/**
* Provided only for YAML 1.1 compatibility and supported by the loader only.
* JavaScript has no dedicated class to represent this type, so it cannot be
* identified and dumped.
*
* ```yaml
* !!omap
*   - one: 1
*   - two: 2
* ```
*
* is loaded as
*
* ```javascript
* [
*   { one: 1 },
*   { two: 2 }
* ]
* ```
*
* @category Tags
*/
var omapTag = defineSequenceTag("tag:yaml.org,2002:omap", {
	create: () => ({
		list: [],
		seen: /* @__PURE__ */ new Set()
	}),
	addItem: (carrier, item) => {
		let key;
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve an ordered map item";
			key = item.keys().next().value;
		} else if (isPlainObject(item)) {
			const itemKeys = Object.keys(item);
			if (itemKeys.length !== 1) return "cannot resolve an ordered map item";
			key = itemKeys[0];
		} else return "cannot resolve an ordered map item";
		if (carrier.seen.has(key)) return "duplicate key in ordered map";
		carrier.seen.add(key);
		carrier.list.push(item);
		return "";
	},
	finalize: (carrier) => carrier.list,
	identify: () => false
});
/**
* Provided only for YAML 1.1 compatibility and supported by the loader only.
* JavaScript has no dedicated class to represent this type, so it cannot be
* identified and dumped.
*
* ```yaml
* !!pairs
*   - one: 1
*   - two: 2
* ```
*
* is loaded as
*
* ```javascript
* [
*   ['one', 1],
*   ['two', 2]
* ]
* ```
*
* @category Tags
*/
var pairsTag = defineSequenceTag("tag:yaml.org,2002:pairs", {
	create: () => [],
	addItem: (container, item) => {
		if (item instanceof Map) {
			if (item.size !== 1) return "cannot resolve a pairs item";
			container.push(item.entries().next().value);
			return "";
		}
		if (Object.prototype.toString.call(item) !== "[object Object]") return "cannot resolve a pairs item";
		const object = item;
		const keys = Object.keys(object);
		if (keys.length !== 1) return "cannot resolve a pairs item";
		container.push([keys[0], object[keys[0]]]);
		return "";
	},
	identify: () => false
});
/**
* This is the default mapping implementation. It uses `{}` objects and has only
* partial functionality due to language limitations. This choice was made
* because users expect to get JavaScript objects, and it was left unchanged to
* avoid too many breaking changes in the v5 release.
*
* Side effects:
*
* - `Object.hasOwn()` checks or `for...of` loops are required for safe use (to
*   avoid falling through to prototypes).
* - Only scalar string keys are supported properly.
* - Other scalar keys, such as `null` and numbers, are converted to strings.
*   This is historical behaviour, and it can cause side effects such as
*   problems with `!!merge`.
*
* Note that non-string scalar keys may be deprecated in future versions.
*
* Ideally, use {@link realMapTag} instead.
*
* @category Tags
*/
var mapTag = defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		if (key !== null && typeof key === "object") return "object-based map does not support complex keys";
		const normalizedKey = String(key);
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		if (key !== null && typeof key === "object") return false;
		return Object.prototype.hasOwnProperty.call(container, String(key));
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
/**
* The YAML 1.1 `!!set` tag, represented as a JavaScript `Set`.
*
* @category Tags
*/
var setTag = defineMappingTag("tag:yaml.org,2002:set", {
	create: () => /* @__PURE__ */ new Set(),
	identify: (data) => data instanceof Set,
	represent: (data) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of data) map.set(key, null);
		return map;
	},
	addPair: (container, key, value) => {
		if (value !== null) return "cannot resolve a set item";
		container.add(key);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: () => null
});
function createTagDefinitionMap() {
	return {
		scalar: Object.create(null),
		sequence: Object.create(null),
		mapping: Object.create(null)
	};
}
function createTagDefinitionListMap() {
	return {
		scalar: [],
		sequence: [],
		mapping: []
	};
}
function compileTags(tags) {
	const result = [];
	for (const tag of tags) {
		let index = result.length;
		for (let previousIndex = 0; previousIndex < result.length; previousIndex++) {
			const previous = result[previousIndex];
			if (previous.nodeKind === tag.nodeKind && previous.tagName === tag.tagName && previous.matchByTagPrefix === tag.matchByTagPrefix) {
				index = previousIndex;
				break;
			}
		}
		result[index] = tag;
	}
	return result;
}
/**
* Controls tag resolution when loading and type selection when dumping.
*
* @category Schemas
*/
var Schema = class Schema {
	tags;
	/** @internal */
	implicitScalarTags;
	/**
	* Dispatch implicit scalar resolvers by `source.charAt(0)`. Each bucket holds
	* the resolvers that may match that key, in schema order; a key absent from
	* the map uses
	* {@link Schema.implicitScalarAnyFirstChar}
	* (resolvers that declared no first-char constraint, so they apply to any
	* first character).
	*/
	implicitScalarByFirstChar;
	implicitScalarAnyFirstChar;
	/**
	* The default scalar tag (`!!str`), resolved once so the composer's fallback
	* for unresolved plain scalars avoids a keyed lookup per scalar.
	*
	* @internal
	*/
	defaultScalarTag;
	/**
	* The default container tags (`!!seq` / `!!map`), used by the dumper: when a
	* value is identified by its default tag, the tag is implicit and not
	* printed. Undefined if the schema does not define them (then such values
	* can't be dumped).
	*
	* @internal
	*/
	defaultSequenceTag;
	/** @internal */
	defaultMappingTag;
	exact;
	prefix;
	constructor(tags) {
		const compiledTags = compileTags(tags);
		const implicitScalarTags = [];
		const exact = createTagDefinitionMap();
		const prefix = createTagDefinitionListMap();
		for (const tag of compiledTags) {
			if (tag.nodeKind === "scalar" && tag.implicit) {
				if (tag.matchByTagPrefix) throw new Error("Implicit scalar tags cannot match by tag prefix");
				implicitScalarTags.push(tag);
			}
			switch (tag.nodeKind) {
				case "scalar":
					if (tag.matchByTagPrefix) prefix.scalar.push(tag);
					else exact.scalar[tag.tagName] = tag;
					break;
				case "sequence":
					if (tag.matchByTagPrefix) prefix.sequence.push(tag);
					else exact.sequence[tag.tagName] = tag;
					break;
				case "mapping": if (tag.matchByTagPrefix) prefix.mapping.push(tag);
				else exact.mapping[tag.tagName] = tag;
			}
		}
		const implicitScalarAnyFirstChar = implicitScalarTags.filter((tag) => tag.implicitFirstChars === null);
		const keys = /* @__PURE__ */ new Set();
		for (const tag of implicitScalarTags) if (tag.implicitFirstChars !== null) for (const key of tag.implicitFirstChars) keys.add(key);
		const implicitScalarByFirstChar = /* @__PURE__ */ new Map();
		for (const key of keys) implicitScalarByFirstChar.set(key, implicitScalarTags.filter((tag) => tag.implicitFirstChars === null || tag.implicitFirstChars.indexOf(key) !== -1));
		const defaultScalarTag = exact.scalar["tag:yaml.org,2002:str"];
		if (!defaultScalarTag) throw new Error("schema does not define the default scalar tag (tag:yaml.org,2002:str)");
		this.tags = compiledTags;
		this.implicitScalarTags = implicitScalarTags;
		this.implicitScalarByFirstChar = implicitScalarByFirstChar;
		this.implicitScalarAnyFirstChar = implicitScalarAnyFirstChar;
		this.defaultScalarTag = defaultScalarTag;
		this.defaultSequenceTag = exact.sequence["tag:yaml.org,2002:seq"];
		this.defaultMappingTag = exact.mapping["tag:yaml.org,2002:map"];
		this.exact = exact;
		this.prefix = prefix;
	}
	/** @internal */
	lookupScalarTag(tagName) {
		const exactTag = this.exact.scalar[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.scalar) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	lookupSequenceTag(tagName) {
		const exactTag = this.exact.sequence[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.sequence) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	lookupMappingTag(tagName) {
		const exactTag = this.exact.mapping[tagName];
		if (exactTag) return exactTag;
		for (const tag of this.prefix.mapping) if (tagName.startsWith(tag.tagName)) return tag;
	}
	/** @internal */
	resolveImplicitScalarTag(source) {
		const candidates = this.implicitScalarByFirstChar.get(source.charAt(0)) ?? this.implicitScalarAnyFirstChar;
		for (const tag of candidates) {
			const value = tag.resolve(source, false, tag.tagName);
			if (value !== NOT_RESOLVED) return {
				value,
				tag
			};
		}
		const tag = this.defaultScalarTag;
		return {
			value: tag.resolve(source, false, tag.tagName),
			tag
		};
	}
	/**
	* Creates a new schema with the specified tags added. If a tag already
	* exists, it is replaced by the specified tag.
	*
	* @example
	*
	* ```javascript
	* import { CORE_SCHEMA, mergeTag, realMapTag } from 'js-yaml'
	*
	* const schema = CORE_SCHEMA.withTags(mergeTag, realMapTag)
	* ```
	*/
	withTags(...tags) {
		let flatTags = [];
		for (const tag of tags) flatTags = flatTags.concat(tag);
		return new Schema([...this.tags, ...flatTags]);
	}
};
/**
* The YAML 1.2 Failsafe Schema: strings, sequences, and mappings.
*
* @category Schemas
*/
var FAILSAFE_SCHEMA = new Schema([
	strTag,
	seqTag,
	mapTag
]);
new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullJsonTag,
	boolJsonTag,
	intJsonTag,
	floatJsonTag
]);
/**
* The default schema for the loaders. Note, {@link CORE_SCHEMA} comes
* without the `!!merge` tag. You can easily enable it if needed.
*
* @example
* Enable {@link mergeTag}:
*
* ```javascript
* import { load, CORE_SCHEMA, mergeTag } from 'js-yaml'
*
* try {
*   load(data, { schema: CORE_SCHEMA.withTags(mergeTag) })
* } catch (e) {
*   console.error(e)
* }
* ```
*
* @category Schemas
*/
var CORE_SCHEMA = new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullCoreTag,
	boolCoreTag,
	intCoreTag,
	floatCoreTag
]);
new Schema([
	...FAILSAFE_SCHEMA.tags,
	nullYaml11Tag,
	boolYaml11Tag,
	intYaml11Tag,
	floatYaml11Tag,
	timestampTag,
	mergeTag,
	binaryTag,
	omapTag,
	pairsTag,
	setTag
]).withTags({
	...intYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = intYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? intCoreTag.resolve(source, isExplicit, tagName) : result;
	}
}, {
	...floatYaml11Tag,
	resolve: (source, isExplicit, tagName) => {
		const result = floatYaml11Tag.resolve(source, isExplicit, tagName);
		return result === NOT_RESOLVED ? floatCoreTag.resolve(source, isExplicit, tagName) : result;
	}
});
defineMappingTag("tag:yaml.org,2002:map", {
	create: () => /* @__PURE__ */ new Map(),
	addPair: (container, key, value) => {
		container.set(key, value);
		return "";
	},
	has: (container, key) => container.has(key),
	keys: (container) => container.keys(),
	get: (container, key) => container.get(key),
	identify: (data) => data instanceof Map || isPlainObject(data),
	represent: (data) => {
		if (data instanceof Map) return data;
		const map = /* @__PURE__ */ new Map();
		const obj = data;
		for (const key of Object.keys(obj)) map.set(key, obj[key]);
		return map;
	}
});
function normalizeKey(key) {
	if (Array.isArray(key)) {
		const array = Array.prototype.slice.call(key);
		for (let index = 0; index < array.length; index++) {
			if (Array.isArray(array[index])) return null;
			if (typeof array[index] === "object" && Object.prototype.toString.call(array[index]) === "[object Object]") array[index] = "[object Object]";
		}
		return String(array);
	}
	if (typeof key === "object" && Object.prototype.toString.call(key) === "[object Object]") return "[object Object]";
	return String(key);
}
defineMappingTag("tag:yaml.org,2002:map", {
	create: () => ({}),
	identify: isPlainObject,
	represent: (o) => {
		const map = /* @__PURE__ */ new Map();
		for (const key of Object.keys(o)) map.set(key, o[key]);
		return map;
	},
	addPair: (container, key, value) => {
		const normalizedKey = normalizeKey(key);
		if (normalizedKey === null) return "nested arrays are not supported inside keys";
		if (normalizedKey === "__proto__") Object.defineProperty(container, normalizedKey, {
			value,
			enumerable: true,
			configurable: true,
			writable: true
		});
		else container[normalizedKey] = value;
		return "";
	},
	has: (container, key) => {
		const normalizedKey = normalizeKey(key);
		return normalizedKey !== null && Object.prototype.hasOwnProperty.call(container, normalizedKey);
	},
	keys: (container) => Object.keys(container),
	get: (container, key) => {
		const normalizedKey = String(key);
		if (!Object.prototype.hasOwnProperty.call(container, normalizedKey)) return null;
		return container[normalizedKey];
	}
});
/** @category Events */
var EVENT_ID = {
	DOCUMENT: 1,
	SEQUENCE: 2,
	MAPPING: 3,
	SCALAR: 4,
	ALIAS: 5,
	POP: 6
};
/** @category Nodes */
var SCALAR_STYLE = {
	PLAIN: 1,
	SINGLE_QUOTED: 2,
	DOUBLE_QUOTED: 3,
	LITERAL_BLOCK: 4,
	FOLDED_BLOCK: 5
};
/** @category Nodes */
var COLLECTION_STYLE = {
	BLOCK: 1,
	FLOW: 2
};
/** @category Nodes */
var CHOMPING_MODE = {
	CLIP: 1,
	STRIP: 2,
	KEEP: 3
};
function simpleEscapeSequence(c) {
	switch (c) {
		case 48: return "\0";
		case 97: return "\x07";
		case 98: return "\b";
		case 116: return "	";
		case 9: return "	";
		case 110: return "\n";
		case 118: return "\v";
		case 102: return "\f";
		case 114: return "\r";
		case 101: return "\x1B";
		case 32: return " ";
		case 34: return "\"";
		case 47: return "/";
		case 92: return "\\";
		case 78: return "";
		case 95: return "\xA0";
		case 76: return "\u2028";
		case 80: return "\u2029";
		default: return "";
	}
}
var simpleEscapeCheck = new Array(256);
var simpleEscapeMap = new Array(256);
for (let i = 0; i < 256; i++) {
	simpleEscapeCheck[i] = simpleEscapeSequence(i) ? 1 : 0;
	simpleEscapeMap[i] = simpleEscapeSequence(i);
}
Object.assign(Object.create(null), {
	"!": "!",
	"!!": "tag:yaml.org,2002:"
});
var DEFAULT_CONSTRUCTOR_OPTIONS = {
	filename: "",
	schema: CORE_SCHEMA,
	json: false,
	maxTotalMergeKeys: 1e4,
	maxAliases: -1
};
var NS_URI_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$,_.!~*'()\[\]])`;
var NS_TAG_CHAR = String.raw`(?:%[0-9A-Fa-f]{2}|[0-9A-Za-z\-#;/?:@&=+$.~*'()_])`;
new RegExp(`^(?:${NS_URI_CHAR})*$`);
new RegExp(`^(?:${NS_TAG_CHAR})+$`);
new RegExp(`^(?:!(?:${NS_URI_CHAR})*|${NS_TAG_CHAR}(?:${NS_URI_CHAR})*)$`);
({ ...DEFAULT_CONSTRUCTOR_OPTIONS });
function hasBit(mask, bit) {
	return (mask & 1 << bit) !== 0;
}
/**
* Default scalar styling rules in application order.
* See [Scalar styling](../../docs/scalar_styling.md) for usage details.
*
* @category AST
*/
var DEFAULT_SCALAR_STYLE_RULES = {
	applyQuoteFlowKeysOption,
	doubleQuoteForInvisibles,
	doubleQuoteWhitespaceOnly,
	applyForceQuotesOption,
	tryLongOrMultilineAsBlock,
	quoteInvalidPlain,
	fallbackToDoubleQuoted
};
function _preferredQuotedStyle(layout) {
	if (layout.presenterOptions.quoteStyle === "single" && hasBit(layout.allowedStylesMask, SCALAR_STYLE.SINGLE_QUOTED)) return SCALAR_STYLE.SINGLE_QUOTED;
	return SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyQuoteFlowKeysOption(layout) {
	if (!layout.presenterOptions.quoteFlowKeys) return;
	if (!layout.isKey || !layout.flowOnly || layout.style !== SCALAR_STYLE.PLAIN) return;
	layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteForInvisibles(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /[\t\x7F-\xA0\u2028\u2029\uFEFF\uFFFE\uFFFF]/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function doubleQuoteWhitespaceOnly(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && /^\s+$/.test(layout.node.value)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
function applyForceQuotesOption(layout) {
	if (!layout.presenterOptions.forceQuotes) return;
	if (layout.isKey || layout.style !== SCALAR_STYLE.PLAIN) return;
	if (layout.node.tag !== layout.presenterOptions.schema.defaultScalarTag.tagName) return;
	layout.style = layout.node.value.includes("\n") ? SCALAR_STYLE.DOUBLE_QUOTED : _preferredQuotedStyle(layout);
}
function tryLongOrMultilineAsBlock(layout) {
	if (layout.style !== SCALAR_STYLE.PLAIN || layout.isKey) return;
	const value = layout.node.value;
	const multiline = value.indexOf("\n") !== -1;
	if (!hasBit(layout.allowedStylesMask, SCALAR_STYLE.LITERAL_BLOCK)) {
		if (multiline) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
		return;
	}
	const w = layout.presenterOptions.lineWidth;
	if (w === -1) {
		if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
		return;
	}
	const availableWidth = Math.max(Math.min(w, 40), w - layout.shiftOfContent);
	let position = 0;
	let shouldFold = false;
	while (position <= value.length) {
		let lineEnd = value.length;
		const nextLineBreak = value.indexOf("\n", position);
		if (nextLineBreak !== -1) lineEnd = nextLineBreak;
		const line = value.slice(position, lineEnd);
		if (line.length > availableWidth && line[0] !== " " && / [^ \t]/.test(line)) shouldFold = true;
		if (nextLineBreak === -1) break;
		position = nextLineBreak + 1;
	}
	if (shouldFold) layout.style = SCALAR_STYLE.FOLDED_BLOCK;
	else if (multiline) layout.style = SCALAR_STYLE.LITERAL_BLOCK;
}
function quoteInvalidPlain(layout) {
	if (layout.style === SCALAR_STYLE.PLAIN && !hasBit(layout.allowedStylesMask, SCALAR_STYLE.PLAIN)) layout.style = _preferredQuotedStyle(layout);
}
function fallbackToDoubleQuoted(layout) {
	if (!hasBit(layout.allowedStylesMask, layout.style)) layout.style = SCALAR_STYLE.DOUBLE_QUOTED;
}
var SRC_C_PRINTABLE = "[\\x09\\x0A\\x0D\\x20-\\x7E\\x85\\xA0-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";
var SRC_B_CHAR = "[\\n\\r]";
var SRC_C_BYTE_ORDER_MARK = "\\uFEFF";
var SRC_S_WHITE = "[ \\t]";
var SRC_NB_CHAR = `(?:(?!(?:${SRC_B_CHAR}|${SRC_C_BYTE_ORDER_MARK}))${SRC_C_PRINTABLE})`;
var SRC_NS_CHAR = `(?:(?!${SRC_S_WHITE})${SRC_NB_CHAR})`;
var SRC_NB_JSON = "[\\x09\\x20-\\uD7FF\\uE000-\\uFFFF\\u{10000}-\\u{10FFFF}]";
var SRC_C_INDICATOR = "[-?:,\\[\\]{}#&*!|>'\"%@`]";
var SRC_C_FLOW_INDICATOR = "[,\\[\\]{}]";
var SRC_NS_PLAIN_SAFE_FLOW_OUT = SRC_NS_CHAR;
var SRC_NS_PLAIN_SAFE_FLOW_IN = `(?:(?!${SRC_C_FLOW_INDICATOR})${SRC_NS_CHAR})`;
var SRC_NS_PLAIN_FIRST_FLOW_OUT = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))`;
var SRC_NS_PLAIN_FIRST_FLOW_IN = `(?:(?:(?!${SRC_C_INDICATOR})${SRC_NS_CHAR})|[?:-](?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))`;
var SRC_NS_PLAIN_CHAR_FLOW_OUT = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_OUT})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_OUT}))#*`;
var SRC_NS_PLAIN_CHAR_FLOW_IN = `(?:(?:(?![:#])${SRC_NS_PLAIN_SAFE_FLOW_IN})|:(?=${SRC_NS_PLAIN_SAFE_FLOW_IN}))#*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_OUT})*`;
var SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN = `(?:${SRC_S_WHITE}*${SRC_NS_PLAIN_CHAR_FLOW_IN})*`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_OUT = `${SRC_NS_PLAIN_FIRST_FLOW_OUT}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_NS_PLAIN_ONE_LINE_FLOW_IN = `${SRC_NS_PLAIN_FIRST_FLOW_IN}#*${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_OUT;
var SRC_NS_PLAIN_ONE_LINE_FLOW_KEY = SRC_NS_PLAIN_ONE_LINE_FLOW_IN;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_OUT}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_OUT}`;
var SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN = `\\n+${SRC_NS_PLAIN_CHAR_FLOW_IN}${SRC_NB_NS_PLAIN_IN_LINE_FLOW_IN}`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT = `${SRC_NS_PLAIN_ONE_LINE_FLOW_OUT}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_OUT})*`;
var SRC_NS_PLAIN_MULTI_LINE_FLOW_IN = `${SRC_NS_PLAIN_ONE_LINE_FLOW_IN}(?:${SRC_S_NS_PLAIN_NEXT_LINE_FLOW_IN})*`;
new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_OUT})$`, "u");
new RegExp(`^(?:${SRC_NS_PLAIN_MULTI_LINE_FLOW_IN})$`, "u");
new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_BLOCK_KEY})$`, "u");
new RegExp(`^(?:${SRC_NS_PLAIN_ONE_LINE_FLOW_KEY})$`, "u");
new RegExp(`^(?:${SRC_NB_JSON})*$`, "u");
new RegExp(`^(?:${SRC_NB_JSON}|\\n)*$`, "u");
new RegExp(`^(?:${SRC_NB_CHAR}|\\n)*$`, "u");
Object.keys(DEFAULT_SCALAR_STYLE_RULES).map((name) => Reflect.get(DEFAULT_SCALAR_STYLE_RULES, name));
EVENT_ID.DOCUMENT;
EVENT_ID.SEQUENCE;
EVENT_ID.MAPPING;
EVENT_ID.SCALAR;
EVENT_ID.ALIAS;
EVENT_ID.POP;
SCALAR_STYLE.PLAIN;
SCALAR_STYLE.SINGLE_QUOTED;
SCALAR_STYLE.DOUBLE_QUOTED;
SCALAR_STYLE.LITERAL_BLOCK;
SCALAR_STYLE.FOLDED_BLOCK;
COLLECTION_STYLE.BLOCK;
COLLECTION_STYLE.FLOW;
CHOMPING_MODE.CLIP;
CHOMPING_MODE.STRIP;
CHOMPING_MODE.KEEP;
new Map([
	...spellings(["", "~"], null),
	...spellings(cases("null"), null),
	...spellings([
		...cases("y"),
		...cases("yes"),
		...cases("true"),
		...cases("on")
	], true),
	...spellings([
		...cases("n"),
		...cases("no"),
		...cases("false"),
		...cases("off")
	], false),
	...spellings([
		".inf",
		".Inf",
		".INF",
		"+.inf",
		"+.Inf",
		"+.INF"
	], Infinity),
	...spellings([
		"-.inf",
		"-.Inf",
		"-.INF"
	], -Infinity),
	...spellings([
		".nan",
		".NaN",
		".NAN"
	], NaN)
]);
/** A word in the three forms that YAML 1.1 knows: lower case, capitalized, upper case. */
function cases(word) {
	return [
		word,
		word.charAt(0).toUpperCase() + word.slice(1),
		word.toUpperCase()
	];
}
function spellings(texts, value) {
	return texts.map((text) => [text, value]);
}
[
	...anyOf("backlogAge", [
		"oldest",
		"age",
		"lag seconds",
		"wait seconds",
		"wait time",
		"waiting time",
		"queue time"
	]),
	...anyOf("p95Latency", [
		"latency",
		"duration",
		"p50",
		"p90",
		"p95",
		"p99",
		"quantile",
		"percentile",
		"response time",
		"request time"
	]),
	...anyOf("inFlight", [
		"in flight",
		"inflight",
		"concurrent",
		"concurrency",
		"connections",
		"sessions",
		"active",
		"busy",
		"ongoing"
	]),
	...anyOf("rate", [
		"rps",
		"qps",
		"rate",
		"throughput",
		"per second",
		"per sec",
		"per s"
	]),
	...anyOf("backlog", [
		"backlog",
		"queue",
		"queued",
		"depth",
		"lag",
		"pending",
		"waiting",
		"outstanding",
		"undelivered",
		"unacked"
	]),
	...anyOf("backlog", [
		"messages",
		"message",
		"jobs",
		"job",
		"tasks",
		"task",
		"visible",
		"length"
	]),
	...anyOf("rate", [
		"requests",
		"request",
		"http",
		"hits",
		"calls",
		"queries",
		"transactions",
		"events",
		"packets"
	])
];
function anyOf(source, phrases) {
	return phrases.map((phrase) => ({
		source,
		words: phrase.split(" ")
	}));
}
new Set("sidecar proxy envoy istio istiod linkerd mesh agent log logs logger logging fluent fluentd fluentbit exporter collector otel dapr daprd vault".split(" "));
// ../../tmp/a/entry_p1.ts
const run = (label, pods, seconds, change) => {
	const t0 = performance.now();
	const c = createCluster({
		name: "web",
		kind: "Deployment",
		containers: {
			main: "web",
			sidecar: "sidecar"
		},
		workload: {
			...defaultWorkload,
			initialReplicas: pods,
			...change
		},
		settings: defaultCluster,
		load: {
			points: [[0, pods * 5]],
			noise: .05
		},
		incidents: [],
		metrics: [],
		seed: 1
	});
	for (let now = 0; now <= seconds; now++) c.tick(now);
	console.log(label, Math.round(performance.now() - t0), "ms", Math.round(process.memoryUsage().heapUsed / 1e6), "MB");
};
run("24 h, 1000", 1e3, 86400, {});
export {};
