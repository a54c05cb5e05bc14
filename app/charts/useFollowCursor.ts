import { useEffect } from "react";
import { useView } from "../store/view";
import { reveal } from "../store/zoom";

/** While only a part of the run is in view, the view follows the user's selections. */
export function useFollowCursor(): void {
  useEffect(
    () =>
      useView.subscribe((view, before) => {
        if (view.selections !== before.selections && view.cursor !== null) reveal(view.cursor);
      }),
    [],
  );
}
