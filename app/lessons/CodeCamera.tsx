import { useEffect, useRef, useState } from "react";
import { t } from "../words/text";

/** The part of the Barcode Detection API that the page uses; few browsers have it. */
interface Detector {
  detect(video: HTMLVideoElement): Promise<readonly { rawValue: string }[]>;
}
declare global {
  var BarcodeDetector: (new (options: { formats: string[] }) => Detector) | undefined;
}

export const canReadCodes = (): boolean => typeof globalThis.BarcodeDetector === "function" && navigator.mediaDevices !== undefined;

const betweenLooks = 300;

/** Shows the camera's picture, and gives each code that it sees to `onRead`, once after each other. The picture leaves the page nowhere. */
export function CodeCamera({ onRead }: { onRead(text: string): void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [refused, setRefused] = useState(false);
  const read = useRef(onRead);
  useEffect(() => void (read.current = onRead));
  useEffect(() => {
    let stream: MediaStream | null = null;
    let timer = 0;
    let closed = false;
    let last = "";
    const stop = () => {
      closed = true;
      clearTimeout(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
    const film = async () => {
      const detector = new globalThis.BarcodeDetector!({ formats: ["qr_code"] });
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (closed) return stop();
      const { current } = video;
      if (!current) return;
      current.srcObject = stream;
      await current.play();
      const look = async () => {
        // A picture that is not there yet has no codes.
        const codes = await detector.detect(current).catch(() => []);
        for (const { rawValue } of codes) {
          if (closed || rawValue === last) continue;
          last = rawValue;
          read.current(rawValue);
        }
        if (!closed) timer = window.setTimeout(() => void look(), betweenLooks);
      };
      await look();
    };
    film().catch(() => closed || setRefused(true));
    return stop;
  }, []);
  return refused ? (
    <p role="alert" className="c-error">{t`The browser gave the page no camera.`}</p>
  ) : (
    <video ref={video} className="room-camera" muted playsInline aria-label={t`What the camera sees`} />
  );
}
