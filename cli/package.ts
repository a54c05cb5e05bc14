/** What `import "hpa-playground"` has: the engine, with KEDA. */
import "../engine/doors/keda";

export * from "../engine/index";
