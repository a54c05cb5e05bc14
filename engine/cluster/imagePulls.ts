import type { Node } from "./nodes";

/** When the image of a pod is on its node. */
interface ImagePulls {
  /** `node`: null if nodes are not simulated. */
  pulledAt(node: Node | null, image: object, now: number): number;
}

/**
 * A node pulls an image once, for all of its pods: pods that come meanwhile wait for the same pull. imagePullPolicy Always makes no
 * difference here, because it only asks the registry whether the image has changed. Where nodes are not simulated, each pod has a node of
 * its own, so each pulls.
 */
export function createImagePulls(pullSeconds: number): ImagePulls {
  const byNode = new WeakMap<Node, WeakMap<object, number>>();
  return {
    pulledAt(node, image, now) {
      if (pullSeconds === 0 || node === null) return now + pullSeconds;
      let images = byNode.get(node);
      if (!images) byNode.set(node, (images = new WeakMap()));
      const known = images.get(image);
      if (known !== undefined) return Math.max(known, now);
      images.set(image, now + pullSeconds);
      return now + pullSeconds;
    },
  };
}
