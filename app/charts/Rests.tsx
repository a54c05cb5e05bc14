import { useView } from "../store/view";
import { rich } from "../ui/rich";
import { span } from "../words/times";
import { restSeconds } from "../marks/play";

/** Says while Play rests that it does so on purpose. Its room stays, so that nothing beside it moves. */
export function Rests() {
  const resting = useView((view) => view.resting);
  return (
    <span className="rests" style={{ visibility: resting ? "visible" : "hidden" }}>
      {rich`rests here ${<b>{span(restSeconds)}</b>}`}
    </span>
  );
}
