import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { maxIncidents, type Incident, type IncidentRecord, type Words } from "../../engine/index";
import { useChangeable } from "../store/lesson";
import { addIncident, changeIncident, removeIncident, useScenario } from "../store/scenario";
import { useTrace } from "../store/trace";
import { useView } from "../store/view";
import { useWanted } from "../store/wanted";
import { reveal } from "../store/zoom";
import type { TimeScale } from "../marks/timeScale";
import { IncidentMenu } from "./IncidentMenu";
import { IncidentSign } from "./IncidentSign";
import { isInView } from "../marks/incidents/incidentSpan";
import {
  addRoom,
  addWords,
  coversName,
  laneHeight,
  laneLayout,
  nameLeft,
  rowHeight,
  rowPad,
  type AddRoom,
  type LaneLayout,
  type PlacedIncident,
} from "../marks/incidents/laneLayout";
import { newIncident, type IncidentChoice } from "./newIncident";
import { movedTo, useIncidentDrag } from "./useIncidentDrag";
import { later } from "../ui/later";
import { incidentLabel } from "../words/incidents/incidentLooks";
import { t } from "../words/text";
import "./incidents.css";

const IncidentForm = later(() => import("./IncidentForm").then((room) => room.IncidentForm));

interface IncidentLaneProps {
  scale: TimeScale;
  /** True if fingers press the lane: they need higher rows than a mouse. */
  touch: boolean;
}

/** Either the form of the incident `form`, or the menu that adds an incident at the second `menu`. */
type Open = { form: number } | { menu: number; choice?: string } | null;

/**
 * Shows the incidents on the time axis. A press on free space adds an incident, a press on an incident opens its form, and a drag moves it.
 */
export function IncidentLane({ scale, touch }: IncidentLaneProps) {
  const incidents = useScenario(({ scenario }) => scenario.incidents);
  const durationSeconds = useScenario(({ scenario }) => scenario.durationSeconds);
  const records = useTrace((trace) => trace.run?.incidents);
  const editable = useChangeable("others");
  const [open, setOpen] = useState<Open>(null);
  const lane = useRef<HTMLDivElement>(null);
  const focusSign = (index: number) => lane.current?.querySelector<SVGElement>(`[data-incident="${index}"]`)?.focus();
  const focusAdd = () => lane.current?.querySelector<HTMLElement>("[data-add]")?.focus();

  const textOf = useMemo(() => laneText(incidents, records), [incidents, records]);
  const room = useMemo(() => (editable ? addRoom(touch) : null), [editable, touch]);
  const resting = useMemo(() => laneLayout(incidents, scale, textOf, room), [incidents, scale, textOf, room]);
  const { drag, ...pointer } = useIncidentDrag({
    scale,
    placed: resting.placed,
    rowAt: (y) => Math.floor((y - rowPad(touch)) / rowHeight(touch)),
    onStart: () => setOpen(null),
    onOpen: (form) => setOpen({ form }),
    onDragged: focusSign,
    onEmpty: (menu) => incidents.length < maxIncidents && setOpen({ menu }),
  });
  const layout = useMemo(
    () => (drag?.moved ? heldLayout(drag.before, drag.base, incidents[drag.index], scale, room) : resting),
    [drag, incidents, scale, resting, room],
  );
  const height = laneHeight(layout.rows, touch);

  const add = (choice: IncidentChoice, at: number) => {
    const { scenario } = useScenario.getState();
    setOpen({ form: addIncident(newIncident(choice, at, scenario)) });
  };
  const remove = (index: number) => {
    removeIncident(index);
    setOpen(null);
    if (incidents.length > 1) requestAnimationFrame(() => focusSign(Math.max(0, index - 1)));
    else focusAdd();
  };
  const onKeyDown = (event: KeyboardEvent<SVGElement>, index: number) => {
    const incident = incidents[index];
    if (!incident || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = (scale.to - scale.from > 7200 ? 60 : 5) * (event.shiftKey ? 10 : 1);
    const going = { PageUp: () => goTo(index - 1), PageDown: () => goTo(index + 1) };
    const changing = {
      ArrowLeft: () => move(index, incident.at - step),
      ArrowRight: () => move(index, incident.at + step),
      Enter: () => setOpen({ form: index }),
      " ": () => setOpen({ form: index }),
      Delete: () => remove(index),
      Backspace: () => remove(index),
    };
    const keys: Record<string, (() => void) | undefined> = editable ? { ...going, ...changing } : going;
    const action = keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };
  const goTo = (index: number) => {
    const incident = incidents[index];
    if (!incident) return;
    if (isInView(incident, scale)) focusSign(index);
    else {
      reveal(incident.at);
      requestAnimationFrame(() => focusSign(index));
    }
  };
  /** The incident may move past others and get another index, so the focus moves to its new sign. */
  const move = (index: number, at: number) => {
    const incident = incidents[index];
    if (!incident) return;
    setOpen(null);
    const moved = movedTo(incident, at);
    const next = changeIncident(index, moved);
    reveal(moved.at);
    if (next !== index) requestAnimationFrame(() => focusSign(next));
  };

  const showChoice = useEffectEvent((choice: string) => {
    useWanted.setState({ wantedIncident: null });
    if (!editable) return;
    if (incidents.length >= maxIncidents) focusAdd();
    else setOpen({ menu: secondToAddAt(scale, useView.getState().cursor), choice });
  });
  useEffect(() => {
    const serve = ({ wantedIncident }: { wantedIncident: string | null }) => wantedIncident !== null && showChoice(wantedIncident);
    serve(useWanted.getState());
    return useWanted.subscribe(serve);
  }, []);

  const form = open && "form" in open ? incidents[open.form] : undefined;
  const name = t`Incidents`;
  return (
    <div className="lane" ref={lane} style={{ minHeight: height }} data-touch={touch}>
      <svg
        width={scale.width}
        height={height}
        role="group"
        aria-label={name}
        className={drag?.moved ? "dragging" : ""}
        {...(editable && pointer)}
      >
        <desc id="incident-keys">{keysInWords}</desc>
        <text x={nameLeft} y={rowPad(touch) + rowHeight(touch) / 2 + 4} className={coversName(layout, name) ? "covered" : ""}>
          {name}
        </text>
        {layout.rows === 1 && <path className="gl" d={`M${scale.left + 22} ${height / 2}H${scale.width - scale.right - 40}`} />}
        {layout.placed.map((placed) => {
          const index = incidents.indexOf(placed.incident);
          return (
            <IncidentSign
              key={index}
              index={index}
              placed={placed}
              y={rowPad(touch) + (placed.row + 0.5) * rowHeight(touch)}
              durationSeconds={durationSeconds}
              refused={refusalOf(records, placed.incident, index) !== null}
              readOnly={!editable}
              onKeyDown={(event) => onKeyDown(event, index)}
            />
          );
        })}
      </svg>
      {editable && (
        <AddButton
          full={incidents.length >= maxIncidents}
          expanded={open !== null && "menu" in open}
          onAdd={(at) => setOpen({ menu: at })}
          scale={scale}
        />
      )}
      {open && "menu" in open && (
        <IncidentMenu
          at={open.menu}
          first={open.choice ?? null}
          scale={scale}
          onChoose={(choice) => add(choice, open.menu)}
          onClose={() => {
            setOpen(null);
            focusAdd();
          }}
          onLeave={() => setOpen(null)}
        />
      )}
      {open && "form" in open && form && (
        <IncidentForm
          incident={form}
          refused={refusalOf(records, form, open.form)}
          scale={scale}
          onChange={(incident) => setOpen({ form: changeIncident(open.form, incident) })}
          onRemove={() => remove(open.form)}
          onClose={() => {
            setOpen(null);
            focusSign(open.form);
          }}
        />
      )}
    </div>
  );
}

const keysInWords = [
  t`Left and Right move an incident in time, with Shift ten times as far. Enter opens its form. Delete removes it.`,
  t`Page Up and Page Down go to the previous and the next incident.`,
].join(" ");

/** While one incident moves, the others keep their places and the lane keeps its height. */
function heldLayout(
  before: readonly Incident[],
  base: Incident,
  moved: Incident | undefined,
  scale: TimeScale,
  room: AddRoom | null,
): LaneLayout {
  const { rows, placed } = laneLayout(before, scale, incidentLabel, room);
  const [alone] = moved ? laneLayout([moved], scale, incidentLabel).placed : [];
  const follow = (sign: PlacedIncident) => (sign.incident === base && alone ? { ...alone, row: sign.row } : sign);
  return { rows, placed: placed.map(follow) };
}

/** An incident's words in the lane, which say if it changed nothing. */
function laneText(incidents: readonly Incident[], records: readonly IncidentRecord[] | undefined): (incident: Incident) => string {
  return (incident) => {
    const label = incidentLabel(incident);
    return refusalOf(records, incident, incidents.indexOf(incident)) === null ? label : t`${label}, refused`;
  };
}

/** The lane's title lies at the start of the run, so a sign there would cover it. */
/**
 * Why this incident changed nothing. null if it changed something, or if the record is missing or belongs to an earlier form of the
 * incident.
 */
function refusalOf(records: readonly IncidentRecord[] | undefined, incident: Incident, index: number): Words | null {
  const record = records?.[index];
  return record && JSON.stringify(record.incident) === JSON.stringify(incident) ? record.said : null;
}

interface AddButtonProps {
  scale: TimeScale;
  full: boolean;
  expanded: boolean;
  onAdd(second: number): void;
}

/** Adds an incident at the cursor. If no cursor is in view, it adds one in the middle of the view. */
function AddButton({ scale, full, expanded, onAdd }: AddButtonProps) {
  return (
    <button
      type="button"
      className="lk add"
      data-add
      style={{ right: scale.right }}
      aria-label={t`Add an incident`}
      title={full ? t`A scenario has at most ${maxIncidents} incidents` : undefined}
      aria-haspopup="menu"
      aria-expanded={expanded}
      aria-disabled={full}
      onClick={() => !full && onAdd(secondToAddAt(scale, useView.getState().cursor))}
    >
      {addWords}
    </button>
  );
}

function secondToAddAt({ from, to }: TimeScale, cursor: number | null): number {
  if (cursor !== null && cursor >= from && cursor <= to) return cursor;
  const middle = (from + to) / 2;
  const minute = Math.round(middle / 60) * 60;
  return minute >= from && minute <= to ? minute : Math.round(middle);
}
