import { useEffect, useState } from "react";
import { isEditable } from "../store/mode";
import { need } from "../ui/missingParts";
import { t } from "../words/text";

/** Opens a scenario, a manifest, a measured load or a cluster's evidence that is dropped anywhere on the page, unless another part of the page takes the drop. */
export function FileDrop() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      // Without this the browser would open the file instead of the page.
      if (isEditable()) setOver(true);
      else event.dataTransfer.dropEffect = "none";
    };
    const onDragLeave = (event: DragEvent) => {
      // null means that the pointer left the window; otherwise it moved to another part of the page.
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (!isEditable() || event.defaultPrevented || files.length === 0) return;
      event.preventDefault();
      void need(
        async () => (await import("./files")).openFiles(files),
        t`The part of this page that opens files could not be loaded, so ${files[0]!.name.slice(0, 80)} was not opened.`,
      );
    };
    window.addEventListener("dragover", onDragOver);
    window.addEventListener("dragleave", onDragLeave);
    window.addEventListener("drop", onDrop);
    return () => {
      window.removeEventListener("dragover", onDragOver);
      window.removeEventListener("dragleave", onDragLeave);
      window.removeEventListener("drop", onDrop);
    };
  }, []);
  return over && <div className="file-drop">{t`Drop to open it here`}</div>;
}
