/** What `import "hpa-playground"` has: the engine, with KEDA. */
import "./withKeda";

export * from "../engine/index";
